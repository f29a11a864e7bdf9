import { describe, expect, it } from 'vitest';
import { stepsAfter } from '../processes/process.ts';
import { refundUnmatchedPayments } from '../processes/refund-unmatched-payments.ts';
import {
  attendance,
  cash,
  difference,
  differenceApproved,
  differenceDecided,
  minibar,
  movedToTheSea,
  moving,
  ofBooking,
  payment,
  placed,
  requested,
  seenBy,
  taken,
  withoutMinibar,
} from '../testing/booking-samples.ts';
import { day, minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import { booking } from './booking.ts';
import { dueOf, openRefunds, overpaid, waitingRefund } from './booking-money.ts';
import type {
  ApproveRefund,
  BookingEvent,
  DifferenceRequested,
  MoveStay,
  RejectRefund,
  StayMoved,
} from './booking-state.ts';
import { isRepriced } from './moves.ts';

const given = specFor(booking);
const PAID: readonly BookingEvent[] = [
  { type: 'BookingPlaced', data: placed },
  { type: 'BookingPaid', data: payment },
];
const costing = (price: number) => ({ ...moving.to, price: baht(price) });
/** An officer moves the stay to a room of that price; `more`: who may decide over money. */
const move = (price: number, more: Partial<MoveStay['data']> = {}): MoveStay => ({
  type: 'MoveStay',
  data: {
    ...{ ...moving, reprice: true, chargeId: 'chrg of anna', expectedVersion: null },
    ...{ to: costing(price), ...more },
  },
});
const movedTo = (price: number, more: Partial<StayMoved['data']> = {}): StayMoved => ({
  type: 'StayMoved',
  data: { ...movedToTheSea, reprice: true, to: costing(price), ...more },
});
const waits = (amount: number): DifferenceRequested => ({
  type: 'DifferenceRequested',
  data: { ...difference, amount: baht(amount) },
});
const CHEAPER = [...PAID, movedTo(1400), waits(600)];
/** Back to what it cost: planned on the move before. */
const again = { moveId: 'again', hadBy: moving.moveId };
const movedAgain = (price: number) =>
  movedTo(price, { ...again, from: costing(1400), to: costing(price) });

const approve = (more: Partial<ApproveRefund['data']> = {}): ApproveRefund => ({
  type: 'ApproveRefund',
  data: {
    ...{ ...differenceDecided, refundId: null, expectedVersion: null },
    ...{ chargeId: 'chrg of anna', amount: null, ...more },
  },
});
const reject: RejectRefund = {
  type: 'RejectRefund',
  data: { ...differenceDecided, refundId: null, reason: 'Kept', expectedVersion: null },
};
const REJECTED: BookingEvent = {
  type: 'DifferenceRejected',
  data: { ...differenceDecided, reason: 'Kept' },
};
const APPROVED: BookingEvent = { type: 'DifferenceApproved', data: differenceApproved };
const REQUESTED: BookingEvent = { type: 'RefundRequested', data: requested };

describe('what an officer makes too much of the money of the checkout', () => {
  it('waits for a decision, and nothing is returned', () =>
    given(...PAID)
      .when(move(1400))
      .expect(movedTo(1400), waits(600)));

  it('goes back at once where who moves the stay may decide over money', () => {
    const returned = {
      ...{ refundId: 'to the sea-moved', checkoutUid: 'cart' },
      ...{ chargeId: 'chrg of anna', amount: baht(600) },
    };
    given(...PAID)
      .when(move(1400, { paysBack: true }))
      .expect(movedTo(1400, { returned }));
  });

  it('waits as well where a guest leaves early and the nights are priced again', () => {
    const to = { ...movedToTheSea.from, checkOut: day(2), price: baht(1000) };
    const early = { ...moving, reprice: true, to, chargeId: 'chrg of anna' };
    given(...PAID, { type: 'GuestArrived', data: seenBy })
      .when({ type: 'RecordDeparture', data: { ...attendance, early } })
      .expect(
        movedTo(1000, { to, ofDeparture: true }),
        { type: 'GuestDeparted', data: { ...seenBy, early: moving.moveId } },
        { type: 'DifferenceRequested', data: { ...difference, amount: baht(1000), at: seenBy.at } },
      );
  });

  it('waits as well where an extra covered it, and is removed', () =>
    given(...PAID, { type: 'ExtraAdded', data: { ...minibar, amount: baht(600) } }, movedTo(1400))
      .when({ type: 'RemoveExtra', data: { ...withoutMinibar, expectedVersion: null } })
      .expect(
        { type: 'ExtraRemoved', data: withoutMinibar },
        { type: 'DifferenceRequested', data: { ...difference, at: withoutMinibar.at } },
      ));

  it('is one sum that grows with the next lower price', () =>
    given(...CHEAPER)
      .when(move(40, again))
      .expect(movedAgain(40), waits(1960)));

  it('is the less by what the stay comes to cost more, and over once that uses it up', () => {
    given(...CHEAPER)
      .when(move(1900, again))
      .expect(movedAgain(1900), waits(100));
    given(...CHEAPER)
      .when(move(2400, again))
      .expect(movedAgain(2400), waits(0));
    given(...CHEAPER, movedAgain(2400), waits(0)).leads((state) => {
      if (state.status === 'unknown') return expect.fail();
      expect(openRefunds(state.refunds)).toEqual([]);
      expect(dueOf(state)).toBe(baht(400));
    });
    const over = given(...CHEAPER, movedAgain(2400), waits(0));
    over.when(approve({ refundId: difference.refundId })).expect();
    over.when(approve({ amount: baht(600) })).refuses('wrong-status');
    over.when(reject).refuses('wrong-status');
  });

  it('waits as well where what was agreed before is paid after the price was lowered', () => {
    const lowered: BookingEvent[] = [{ type: 'BookingTaken', data: taken }, movedTo(1400)];
    const late = { by: 'guest', at: payment.paidAt };
    given(...lowered)
      .when({ type: 'ConfirmBooking', data: payment })
      .expect(
        { type: 'PaymentReceived', data: payment },
        { ...waits(600), data: { ...waits(600).data, ...late } },
      );
    const asNow = { ...payment, amount: baht(1400) };
    given(...lowered)
      .when({ type: 'ConfirmBooking', data: asNow })
      .expect({ type: 'PaymentReceived', data: asNow });
  });

  it('of what the desk took is none', () =>
    given({ type: 'BookingTaken', data: { ...placed, takenAt: minute(0) } }, movedTo(2000), {
      type: 'DeskPaymentRecorded',
      data: { ...cash, amount: baht(2000), coversStay: true },
    })
      .when(move(1400, again))
      .expect(movedTo(1400, { ...again, from: costing(2000) }), {
        type: 'DeskMoneyOwedBack',
        data: {
          ...{ ...ofBooking, refundId: 'anna-desk-1', checkoutUid: 'cart', amount: baht(600) },
        },
      }));
});

describe('a difference that waits', () => {
  it('leaves the stay alone', () =>
    given(...CHEAPER).leads((state) => {
      if (state.status === 'unknown') return expect.fail();
      expect(state.status).toBe('Booked');
      expect(waitingRefund(state.refunds)).toBeNull();
      expect(openRefunds(state.refunds)).toEqual([difference.refundId]);
      expect(state.refunds.paymentStatus).toBeNull();
      expect(dueOf(state)).toBe(baht(-600));
    }));

  it('lets the guest come, leave and ask for a refund', () => {
    given(...CHEAPER)
      .when({ type: 'RecordArrival', data: { ...attendance, today: day(2) } })
      .expect({ type: 'GuestArrived', data: seenBy });
    given(...CHEAPER, { type: 'GuestArrived', data: seenBy })
      .when({ type: 'RecordDeparture', data: attendance })
      .expect({ type: 'GuestDeparted', data: seenBy });
    const { refundId: _, ...asked } = requested;
    given(...CHEAPER)
      .when({ type: 'RequestRefund', data: { ...asked, keepsStay: false, today: day(0) } })
      .expect(REQUESTED);
  });

  it('is paid by an approval, which cancels nothing', () => {
    given(...CHEAPER)
      .when(approve())
      .expect(APPROVED);
    given(...CHEAPER, APPROVED).leads((state) => {
      if (state.status === 'unknown') return expect.fail();
      expect(state.status).toBe('Booked');
      expect(overpaid(state)).toBe(0);
    });
    const done = given(...CHEAPER, APPROVED);
    done.when(approve({ refundId: difference.refundId })).expect();
    done.when(approve({ refundId: difference.refundId, amount: baht(1) })).refuses('wrong-status');
  });

  it('of a stay that is over, too', () =>
    given(...CHEAPER, { type: 'StayCompleted', data: { ...ofBooking, completedAt: minute(90) } })
      .when(approve())
      .expect(APPROVED));

  it('is approved for what is too much by then, and for no more', () => {
    given(...CHEAPER, movedAgain(1900), waits(100))
      .when(approve())
      .expect({ type: 'DifferenceApproved', data: { ...differenceApproved, amount: baht(100) } });
    given(...CHEAPER)
      .when(approve({ amount: baht(601) }))
      .refuses('refund-too-large');
  });

  it('stays as credit where it is rejected, or in part', () => {
    given(...CHEAPER)
      .when(reject)
      .expect(REJECTED);
    given(...CHEAPER, REJECTED).leads((state) => {
      if (state.status === 'unknown') return expect.fail();
      expect(dueOf(state)).toBe(baht(-600));
      expect(state.refunds.credit).toBe(baht(600));
      expect(openRefunds(state.refunds)).toEqual([]);
    });
    const part = { ...differenceApproved, amount: baht(200) };
    given(...CHEAPER, { type: 'DifferenceApproved', data: part }).leads((state) =>
      expect(state).toMatchObject({ refunds: { credit: baht(400) } }),
    );
    given(...CHEAPER, REJECTED)
      .when(approve({ refundId: difference.refundId }))
      .refuses('wrong-status');
    given(...CHEAPER, REJECTED)
      .when({ ...reject, data: { ...reject.data, refundId: difference.refundId } })
      .expect();
  });

  it('is decided by its name while the guest asks for a refund as well', () => {
    const both = given(...CHEAPER, REQUESTED);
    both.when(approve({ refundId: difference.refundId })).expect(APPROVED);
    both.leads((state) => {
      if (state.status === 'unknown') return expect.fail();
      expect(openRefunds(state.refunds)).toHaveLength(2);
    });
  });

  it('is what a payment brings too much, where the price was lowered before it came', () => {
    const took: BookingEvent = { type: 'BookingTaken', data: taken };
    const received: BookingEvent = { type: 'PaymentReceived', data: payment };
    given(took, movedTo(1400))
      .when({ type: 'ConfirmBooking', data: payment })
      .expect(received, {
        type: 'DifferenceRequested',
        data: { ...difference, by: 'guest', at: payment.paidAt },
      });
    given(took).when({ type: 'ConfirmBooking', data: payment }).expect(received);
  });

  it('is paid while the guest’s request waits, and the booking still says so', () => {
    const progress = {
      ...{ ...ofBooking, refundId: difference.refundId, of: 'booking' as const, step: 2 },
      ...{ status: 'paid' as const, way: 'provider' as const, failureCode: null },
      ...{ amount: baht(600), at: minute(62) },
    };
    given(...CHEAPER, REQUESTED, APPROVED)
      .when({ type: 'RecordRefundStatus', data: progress })
      .expect({
        type: 'RefundMoved',
        data: {
          ...{ ...progress, since: minute(62), received: baht(1400) },
          paymentStatus: 'refund-requested',
        },
      });
  });

  it('is what is left once the stay is called off, at most', () => {
    const off = (amount: number): BookingEvent => ({
      type: 'RefundApproved',
      data: {
        ...{ ...differenceDecided, refundId: 'first', roomId: 'sea', checkoutUid: 'cart' },
        ...{ chargeId: 'chrg of anna', amount: baht(amount), because: 'requested' },
        paymentStatus: 'refunding',
      },
    });
    const approval = approve({ refundId: 'first', amount: baht(1700), at: minute(60) });
    given(...CHEAPER, REQUESTED)
      .when(approval)
      .expect(off(1700), {
        type: 'DifferenceRequested',
        data: { ...difference, amount: baht(300), by: 'owner', at: minute(60) },
      });
    given(...CHEAPER, REQUESTED, off(700))
      .when(approve({ refundId: difference.refundId }))
      .expect(APPROVED);
  });
});

describe('credit', () => {
  it('is used by a later price first, and what is lowered after that waits again', () => {
    given(...CHEAPER, REJECTED)
      .when(move(1700, again))
      .expect(movedAgain(1700));
    given(...CHEAPER, REJECTED, movedAgain(2000))
      .when(move(1400, { moveId: 'third', hadBy: 'again' }))
      .expect(movedTo(1400, { moveId: 'third', hadBy: 'again', from: costing(2000) }), {
        type: 'DifferenceRequested',
        data: { ...difference, refundId: 'anna-difference-2' },
      });
  });

  it('and what waits are not paid by another who lowers the price', () => {
    const returned = {
      ...{ refundId: 'again-moved', checkoutUid: 'cart' },
      ...{ chargeId: 'chrg of anna', amount: baht(400) },
    };
    for (const before of [[], [REJECTED]])
      given(...CHEAPER, ...before)
        .when(move(1000, { ...again, paysBack: true }))
        .expect(movedTo(1000, { ...again, from: costing(1400), to: costing(1000), returned }));
  });

  it('nor by dates that the guest changes', () => {
    const own = { ...again, by: 'guest', policyOn: day(-60), at: minute(55) };
    const { reprice: _, ...moved } = movedTo(1000, { ...again, from: costing(1400) }).data;
    const returned = {
      ...{ refundId: 'again-moved', checkoutUid: 'cart' },
      ...{ chargeId: 'chrg of anna', amount: baht(400) },
    };
    const { reprice: __, ...asked } = move(1000, own).data;
    given(...CHEAPER)
      .when({ type: 'MoveStay', data: asked })
      .expect({ type: 'StayMoved', data: { ...moved, by: 'guest', at: minute(55), returned } });
  });
});

describe('a price that a reprice lowered', () => {
  const elsewhere = { roomId: 'garden', checkIn: day(2), checkOut: day(4) };
  const isAnew = (
    history: readonly BookingEvent[],
    { to = elsewhere, reprice = undefined as boolean | undefined, reason = null as string | null },
  ) => {
    const state = history.reduce(booking.evolve, booking.initialState);
    return state.status !== 'unknown' && isRepriced(state, to, { reprice, reason });
  };

  it('is not one of another room or other nights, unless staff keep it with a reason', () => {
    expect(isAnew(CHEAPER, {})).toBe(true);
    expect(isAnew(CHEAPER, { to: { ...elsewhere, roomId: 'sea', checkOut: day(5) } })).toBe(true);
    expect(isAnew(CHEAPER, { reprice: false })).toBe(true);
    expect(isAnew(CHEAPER, { reprice: false, reason: 'As agreed' })).toBe(false);
    expect(isAnew(CHEAPER, { to: { ...elsewhere, roomId: 'sea' } })).toBe(false);
  });

  it('is so until the stay is priced again for more', () => {
    const kept = movedTo(1400, { ...again, from: costing(1400), reprice: false });
    expect(isAnew([...CHEAPER, kept], {})).toBe(true);
    const same = { ...again, from: costing(1400), reprice: true };
    expect(isAnew([...CHEAPER, movedTo(1400, same)], {})).toBe(true);
    expect(isAnew([...CHEAPER, movedAgain(1900)], {})).toBe(false);
  });

  it('was lowered by staff; what was moved before, or by a guest, keeps its price', () => {
    expect(isAnew(PAID, {})).toBe(false);
    expect(isAnew([...PAID, movedTo(1400, { by: 'guest' })], {})).toBe(false);
    const { reprice: _, ...ofOld } = movedTo(1400).data;
    expect(isAnew([...PAID, { type: 'StayMoved', data: ofOld }], {})).toBe(true);
  });
});

it('the money of a difference goes back once it is approved', () => {
  const event = { type: 'DifferenceApproved', data: differenceApproved } as const;
  expect(
    stepsAfter(refundUnmatchedPayments, { ...event, recordedAt: minute(61), revision: 0 }),
  ).toEqual([
    {
      do: {
        type: 'StartRefund',
        data: {
          ...{ refundId: difference.refundId, checkoutUid: 'cart', chargeId: 'chrg of anna' },
          ...{ amount: baht(600), of: 'booking', bookingIds: ['anna'], startedAt: minute(60) },
        },
      },
    },
  ]);
});
