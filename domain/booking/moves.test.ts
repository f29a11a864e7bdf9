import { describe, expect, it } from 'vitest';
import {
  attendance,
  cash,
  EVENTS,
  minibar,
  movedToTheSea,
  moving,
  ofBooking,
  payment,
  placed,
  seenBy,
  taken,
} from '../testing/booking-samples.ts';
import { day, minute, nights } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { addUp, baht, satang } from '../values/money/money.ts';
import { booking } from './booking.ts';
import type { BookingEvent, MoveStay } from './booking-state.ts';
import { keepsPrice } from './moves.ts';

const given = specFor(booking);
const move = (more: Partial<MoveStay['data']> = {}): MoveStay => ({
  type: 'MoveStay',
  data: { ...moving, expectedVersion: null, ...more },
});
const PLACED: BookingEvent = { type: 'BookingPlaced', data: placed };
const PAID: BookingEvent = { type: 'BookingPaid', data: payment };
const TAKEN: BookingEvent = { type: 'BookingTaken', data: taken };
const MOVED: BookingEvent = { type: 'StayMoved', data: movedToTheSea };
const costing = (price: number) => ({ ...moving.to, price: baht(price) });

describe('moving a stay', () => {
  it('says where and when it was and is', () => given(PLACED, PAID).when(move()).expect(MOVED));

  it('changes its terms', () =>
    given(PLACED, PAID, MOVED).leads((state) =>
      expect(state).toMatchObject({ status: 'Booked', terms: { roomId: 'sea', checkIn: day(2) } }),
    ));

  it('is nothing where it stays as it is', () =>
    given(PLACED, PAID)
      .when(move({ to: movedToTheSea.from }))
      .expect());

  it('is refused on an old version, and on another move than the last', () => {
    given(PLACED, PAID)
      .when(move({ expectedVersion: 7 }))
      .refuses('stale-version');
    given(PLACED, PAID, MOVED)
      .when(move({ moveId: 'second', to: costing(1999), hadBy: 'another' }))
      .refuses('stale-version');
  });

  it('is refused once it was abandoned', () =>
    given(PLACED, PAID, EVENTS.MoveAbandoned)
      .when(move({ moveId: 'too late' }))
      .refuses('stale-version'));

  it('is made back by what it was', () =>
    given(PLACED, PAID, MOVED)
      .when(move({ moveId: 'back', hadBy: moving.moveId, to: movedToTheSea.from }))
      .expect({
        type: 'StayMoved',
        data: {
          ...movedToTheSea,
          ...{ moveId: 'back', hadBy: moving.moveId },
          ...{ from: moving.to, to: movedToTheSea.from },
        },
      }));
});

describe('a guest who is there', () => {
  const here: BookingEvent[] = [PLACED, PAID, { type: 'GuestArrived', data: seenBy }];
  const stay = { ...moving.to, checkIn: day(1) };

  it('may stay longer', () =>
    given(...here)
      .when(move({ to: stay }))
      .expect({ type: 'StayMoved', data: { ...movedToTheSea, to: stay } }));

  it('came on the day they came', () =>
    given(...here)
      .when(move())
      .refuses('wrong-status'));

  it('may leave early, and the nights left are given back by the same append', () => {
    const to = { ...movedToTheSea.from, checkOut: day(2) };
    const { expectedVersion: _, ...left } = seenBy as typeof seenBy & { expectedVersion?: null };
    given(...here)
      .when({ type: 'RecordDeparture', data: { ...attendance, early: { ...moving, to } } })
      .expect(
        { type: 'StayMoved', data: { ...movedToTheSea, to, ofDeparture: true } },
        { type: 'GuestDeparted', data: { ...left, early: moving.moveId } },
      );
  });
});

describe('a stay that comes to cost less', () => {
  const returned = (amount: number) => ({
    refundId: 'to the sea-moved',
    checkoutUid: 'cart',
    chargeId: 'chrg of anna',
    amount: baht(amount),
  });
  const cheaper = move({ to: costing(1500), chargeId: 'chrg of anna', paysBack: true });

  it('gives back what was paid too much', () =>
    given(PLACED, PAID)
      .when(cheaper)
      .expect({
        type: 'StayMoved',
        data: { ...movedToTheSea, to: costing(1500), returned: returned(500) },
      }));

  it('keeps what extras cost', () =>
    given(PLACED, PAID, { type: 'ExtraAdded', data: minibar })
      .when(cheaper)
      .expect({
        type: 'StayMoved',
        data: { ...movedToTheSea, to: costing(1500), returned: returned(380) },
      }));

  it('gives back all that is left when it is called off then', () =>
    given(PLACED, PAID, {
      type: 'StayMoved',
      data: { ...movedToTheSea, to: costing(1500), returned: returned(500) },
    })
      .when({
        type: 'CancelPaidBooking',
        data: {
          ...ofBooking,
          ...{ refundId: 'rest', chargeId: 'chrg of anna', expectedVersion: null },
          ...{ reason: null, by: 'somsri', at: minute(60) },
        },
      })
      .expect({
        type: 'RefundApproved',
        data: {
          ...ofBooking,
          ...{ refundId: 'rest', roomId: 'sea', checkoutUid: 'cart', chargeId: 'chrg of anna' },
          ...{ because: 'canceled', amount: baht(1500), paymentStatus: 'refunding' },
          ...{ reason: null, by: 'somsri', at: minute(60) },
        },
      }));

  it('gives back what the desk took too much', () =>
    given(TAKEN, {
      type: 'DeskPaymentRecorded',
      data: { ...cash, amount: baht(2000), coversStay: true },
    })
      .when(move({ to: costing(1500) }))
      .expect(
        { type: 'StayMoved', data: { ...movedToTheSea, to: costing(1500) } },
        EVENTS.DeskMoneyOwedBack,
      ));

  it('keeps its price once a tax invoice says it', () =>
    given(PLACED, PAID, EVENTS.TaxInvoiceRecorded).when(cheaper).refuses('invoiced'));
});

it('a moved stay that is called off unpaid says where its nights are', () =>
  given(TAKEN, MOVED)
    .when({
      type: 'EndBooking',
      data: { ...ofBooking, because: 'canceled', endedAt: minute(60) },
    })
    .expect({
      type: 'BookingCanceled',
      data: { ...ofBooking, endedAt: minute(60), roomId: 'sea', undone: 0 },
    }));

describe('a price that is kept', () => {
  const before = { nightPrices: movedToTheSea.from.nightPrices, price: movedToTheSea.from.price };

  it('is that of its nights where there are as many', () =>
    expect(keepsPrice(before, nights(5, 7)).nightPrices.map(({ price }) => price)).toEqual(
      before.nightPrices.map(({ price }) => price),
    ));

  it('is spread over fewer or more, to the satang', () => {
    for (const last of [6, 8, 12]) {
      const { nightPrices, price } = keepsPrice(
        { ...before, price: satang(200_001) },
        nights(5, last),
      );
      expect(addUp(nightPrices.map((night) => night.price))).toBe(price);
      expect(nightPrices.map(({ date }) => date)[0]).toBe(day(5));
    }
  });
});
