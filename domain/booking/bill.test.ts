import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cash,
  end,
  minibar,
  movedToTheSea,
  payment,
  progress,
  taken,
} from '../testing/booking-samples.ts';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { baht, type Satang, satang } from '../values/money/money.ts';
import { BILL_LINES } from './bill.ts';
import { booking } from './booking.ts';
import { dueOf, retainedAtDesk } from './booking-money.ts';
import type { Booking, BookingCommand } from './booking-state.ts';

const given = specFor(booking);
const bookingTaken = { type: 'BookingTaken', data: taken } as const;
const extraAdded = { type: 'ExtraAdded', data: minibar } as const;
const pay = (amount: number, paymentId = `${amount}`) =>
  ({
    type: 'RecordDeskPayment',
    data: { ...cash, paymentId, amount: baht(amount), expectedVersion: null },
  }) as const;
const paid = (amount: number, coversStay: boolean, paymentId = `${amount}`) =>
  ({
    type: 'DeskPaymentRecorded',
    data: { ...cash, paymentId, amount: baht(amount), coversStay },
  }) as const;
const owedBack = (amount: number, n = 1) =>
  ({
    type: 'DeskMoneyOwedBack',
    data: {
      bookingId: 'anna',
      refundId: `anna-desk-${n}`,
      checkoutUid: taken.terms.checkoutUid,
      amount: baht(amount),
    },
  }) as const;
const owedLess = (previous: number, amount: number) =>
  ({
    type: 'DeskMoneyOwedChanged',
    data: {
      ...{ bookingId: 'anna', refundId: 'anna-desk-1' },
      ...{ amount: baht(amount), previousAmount: baht(previous) },
    },
  }) as const;
const ofDesk = (status: 'left-to-hotel' | 'paid', amount: number, step: number) => ({
  ...{ ...progress(status, step, baht(amount)), of: 'desk' as const },
  refundId: 'anna-desk-1',
});
const movedOfDesk = (
  status: 'left-to-hotel' | 'paid',
  amount: number,
  step: number,
  paymentStatus: 'paid' | 'pending' = 'paid',
) => {
  const told = ofDesk(status, amount, step);
  const shown = { since: told.at, received: satang(0), paymentStatus } as const;
  return { type: 'RefundMoved', data: { ...told, ...shown } } as const;
};
const remove = {
  type: 'RemoveExtra',
  data: {
    bookingId: 'anna',
    extraId: minibar.extraId,
    by: 'somsri',
    at: minute(8200),
    expectedVersion: null,
  },
} as const;
const removed = {
  type: 'ExtraRemoved',
  data: { bookingId: 'anna', extraId: minibar.extraId, by: 'somsri', at: minute(8200) },
} as const;

describe('money at the desk', () => {
  it('may be a part of what is due, and the part that covers the nights says so', () => {
    given(bookingTaken).when(pay(500)).expect(paid(500, false));
    given(bookingTaken, paid(500, false)).when(pay(1500)).expect(paid(1500, true));
  });

  it('is at most what is due, extras included', () => {
    given(bookingTaken, extraAdded).when(pay(2120)).expect(paid(2120, true));
    given(bookingTaken, extraAdded).when(pay(2121)).refuses('amount-out-of-range');
  });

  it('is not taken twice for a stay that the checkout was paid for', () =>
    given(bookingTaken, { type: 'PaymentReceived', data: payment })
      .when(pay(1))
      .refuses('not-payable'));

  it('pays what was had of the minibar by a guest who paid online', () =>
    given(bookingTaken, { type: 'PaymentReceived', data: payment }, extraAdded)
      .when(pay(120))
      .expect(paid(120, true)));

  it('goes back as far as an extra that was paid is removed', () =>
    given(bookingTaken, extraAdded, paid(2120, true)).when(remove).expect(removed, owedBack(120)));

  it('goes back where the guest pays online as well', () =>
    given(bookingTaken, extraAdded, paid(620, false))
      .when({ type: 'ConfirmBooking', data: payment })
      .expect({ type: 'PaymentReceived', data: payment }, owedBack(500)));

  it('goes back once, whatever is done after', () =>
    given(bookingTaken, extraAdded, paid(2120, true), removed, owedBack(120))
      .when(end('canceled'))
      .expect(
        { type: 'BookingCanceled', data: { bookingId: 'anna', endedAt: minute(30) } },
        owedBack(2000, 2),
      ));

  it('goes back less where the bill grows before it is paid out', () => {
    const owed = [bookingTaken, extraAdded, paid(2120, true), removed, owedBack(120)] as const;
    const again = { ...minibar, extraId: 'again', amount: baht(50) };
    const addAgain = { type: 'AddExtra', data: { ...again, expectedVersion: null } } as const;
    const addedAgain = { type: 'ExtraAdded', data: again } as const;
    given(...owed)
      .when(addAgain)
      .expect(addedAgain, owedLess(120, 70));
    const dear = { ...again, amount: baht(500) };
    given(...owed)
      .when({ type: 'AddExtra', data: { ...dear, expectedVersion: null } })
      .expect({ type: 'ExtraAdded', data: dear }, owedLess(120, 0));
    given(...owed, addedAgain, owedLess(120, 70))
      .when({ type: 'RecordRefundStatus', data: ofDesk('left-to-hotel', 70, 2) })
      .expect(movedOfDesk('left-to-hotel', 70, 2));
  });

  it('that was paid out stays paid, and what is had after is due', () => {
    const again = { ...minibar, extraId: 'again', amount: baht(50) };
    const addAgain = { type: 'AddExtra', data: { ...again, expectedVersion: null } } as const;
    const addedAgain = { type: 'ExtraAdded', data: again } as const;
    const owed = [bookingTaken, extraAdded, paid(2120, true), removed, owedBack(120)] as const;
    given(...owed, movedOfDesk('paid', 120, 2))
      .when(addAgain)
      .expect(addedAgain);
    // in the same moment: the hotel's payment was first
    const raced = [...owed, addedAgain, owedLess(120, 70)] as const;
    given(...raced)
      .when({ type: 'RecordRefundStatus', data: ofDesk('paid', 120, 2) })
      .expect(movedOfDesk('paid', 120, 2), owedLess(70, 120));
    given(...raced, movedOfDesk('paid', 120, 2), owedLess(70, 120))
      .when(pay(50))
      .expect(paid(50, true));
  });

  it('is shown as going back once a stay was called off, and then as given back', () => {
    const canceled = [
      bookingTaken,
      paid(2000, true),
      { type: 'BookingCanceled', data: { bookingId: 'anna', endedAt: minute(30) } },
      owedBack(2000),
    ] as const;
    const told = { ...progress('left-to-hotel', 1, baht(2000)), of: 'desk' as const };
    const shown = { since: told.at, received: satang(0) };
    given(canceled)
      .when({ type: 'RecordRefundStatus', data: told })
      .expect({ type: 'RefundMoved', data: { ...told, ...shown, paymentStatus: 'refunding' } });
    const over = { ...progress('paid', 1, baht(2000)), of: 'desk' as const };
    given(canceled)
      .when({ type: 'RecordRefundStatus', data: over })
      .expect({
        type: 'RefundMoved',
        data: { ...over, ...shown, since: over.at, paymentStatus: 'refunded' },
      });
  });

  it('leaves a stay paid when a part of it that was too much goes back', () => {
    const told = { ...progress('paid', 1, baht(120)), of: 'desk' as const };
    given(bookingTaken, extraAdded, paid(2120, true), removed, owedBack(120))
      .when({ type: 'RecordRefundStatus', data: told })
      .expect({
        type: 'RefundMoved',
        data: { ...told, since: told.at, received: satang(0), paymentStatus: 'paid' },
      });
  });

  it('leaves a stay that is paid in part as it is, whatever of it goes back or is less', () => {
    const { roomId, checkIn, checkOut, nightPrices } = taken.terms;
    const cheaper = { roomId, checkIn, checkOut, nightPrices, price: baht(1000) };
    const begun = [
      bookingTaken,
      paid(1500, false),
      { type: 'StayMoved', data: { ...movedToTheSea, to: cheaper } },
      owedBack(500),
    ] as const;
    const tell = (status: 'left-to-hotel' | 'paid', amount: number) =>
      ({ type: 'RecordRefundStatus', data: ofDesk(status, amount, 2) }) as const;
    given(...begun)
      .when(tell('paid', 500))
      .expect(movedOfDesk('paid', 500, 2));
    const dear = { ...minibar, amount: baht(500) };
    given(...begun, { type: 'ExtraAdded', data: dear }, owedLess(500, 0))
      .when(tell('paid', 0))
      .expect(movedOfDesk('paid', 0, 2));
    const asBefore = { ...cheaper, price: taken.terms.price };
    const back = { ...movedToTheSea, moveId: 'back', from: cheaper, to: asBefore };
    given(...begun, { type: 'StayMoved', data: back }, owedLess(500, 0))
      .when(tell('paid', 0))
      .expect(movedOfDesk('paid', 0, 2, 'pending'));
  });

  it('is on a bill of so many lines', () => {
    const extras = Array.from({ length: BILL_LINES }, (_, n) => ({
      type: 'ExtraAdded' as const,
      data: { ...minibar, extraId: `${n}` },
    }));
    given(bookingTaken, ...extras)
      .when({ type: 'AddExtra', data: { ...minibar, expectedVersion: null } })
      .refuses('bill-full');
    const payments = Array.from({ length: BILL_LINES }, (_, n) => paid(1, false, `${n}`));
    given(bookingTaken, ...payments)
      .when(pay(1, 'one more'))
      .refuses('bill-full');
  });

  it('is decided on what was read', () =>
    given(bookingTaken, extraAdded)
      .when({ ...pay(100), data: { ...pay(100).data, expectedVersion: 0 } })
      .refuses('stale-version'));
});

const amount = fc.integer({ min: 1, max: 3000 });
const id = fc.constantFrom('a', 'b', 'c', 'd');
const commands: fc.Arbitrary<BookingCommand> = fc.oneof(
  fc.tuple(amount, id).map(([baht_, paymentId]) => pay(baht_, paymentId)),
  fc.tuple(amount, id).map(
    ([baht_, extraId]): BookingCommand => ({
      type: 'AddExtra',
      data: { ...minibar, extraId, amount: baht(baht_), expectedVersion: null },
    }),
  ),
  id.map((extraId): BookingCommand => ({ ...remove, data: { ...remove.data, extraId } })),
  fc.constant<BookingCommand>({ type: 'ConfirmBooking', data: payment }),
  fc.constant<BookingCommand>(end('canceled')),
);

describe('a bill, whatever is done to it', () => {
  it('owes price and extras less what was received, and gives back what is too much', () =>
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 40 }), (done) => {
        const start = booking.evolve(booking.initialState, bookingTaken);
        assertBalanced(done.reduce(carryOut, start));
      }),
    ));
});

function carryOut(state: Booking, command: BookingCommand): Booking {
  try {
    return booking.decide(state, command).reduce<Booking>(booking.evolve, state);
  } catch (error) {
    if (error instanceof Refusal) return state;
    throw error;
  }
}

function assertBalanced(state: Booking): void {
  if (state.status === 'unknown') throw new Error('It was taken');
  const extras = total([...state.desk.extras.values()].map((extra) => extra?.amount ?? 0));
  const taken = total([...state.desk.payments.values()].map((each) => each.amount));
  const online = 'paid' in state ? state.paid : 0;
  const back = total([...state.desk.owedBack.values()]);
  const costs = state.status === 'Booked' ? state.terms.price + extras : 0;
  expect(retainedAtDesk(state.desk)).toBe(taken - back);
  // never kept beyond what the stay costs, never more given back than was taken
  expect(retainedAtDesk(state.desk)).toBeLessThanOrEqual(Math.max(0, costs - online));
  expect(back).toBeLessThanOrEqual(taken);
  if (state.status === 'Booked') expect(dueOf(state)).toBe(costs - online - taken);
}

const total = (amounts: readonly (Satang | number)[]): number =>
  amounts.reduce<number>((sum, each) => sum + each, 0);
