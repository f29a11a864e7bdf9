import {
  approved,
  cash,
  ended,
  minibar,
  ofBooking,
  payment,
  placed,
  seenBy,
  taken,
  withoutMinibar,
} from '@baanpak/domain/testing/booking-samples.ts';
import { day, HOTEL, minute, TERMS } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { describe, expect, it } from 'vitest';
import { type Given, rowsAfter } from '../testing/reduce-events.ts';

const { hotelId, ownerId } = TERMS;
const hotel = (taxId: string | null): Given => ({
  type: 'HotelRegistered',
  data: { hotelId, ownerId, slug: hotelId, details: { ...HOTEL, taxId } },
});
const taxed = hotel('0105500000000');
const rates = { reward: 1, commission: 0.1, incentive: 0.03 };
const terms = { ...TERMS, rates };
const personId = 'somebody';
const SELLER = '7b0c9b5e-5d0c-4c40-9a3b-0a4f3f0a1c11';

const began: Given = { type: 'BookingPlaced', data: { ...placed, terms, personId } };
const paid: Given = { type: 'BookingPaid', data: payment };
const sold: Given = {
  ...{ type: 'BookingTaken', data: { ...taken, terms, personId } },
  actor: SELLER,
};
const left: Given = {
  type: 'GuestDeparted',
  data: { ...seenBy, at: `${day(3)}T03:00:00.000Z` },
} as Given;
const notLeft: Given = { type: 'DepartureUndone', data: { ...seenBy, checkOut: day(3) } };
const cameNot: Given = { type: 'NoShowRecorded', data: seenBy };
const cameAfterAll: Given = { type: 'NoShowUndone', data: { ...seenBy, checkOut: day(3) } };
const extra: Given = { type: 'ExtraAdded', data: minibar };
const noExtra: Given = { type: 'ExtraRemoved', data: withoutMinibar };
const atDesk: Given = { type: 'DeskPaymentRecorded', data: { ...cash, coversStay: false } };

type Shown = readonly unknown[];
/** The facts of some kinds as kind, date, units, satang, VAT, and whose they are. */
const shown = (kinds: readonly string[], ...events: readonly Given[]): Shown[] =>
  rowsAfter(events)
    .facts.filter(({ kind }) => kinds.includes(String(kind)))
    .map(({ kind, date, units, satang, vat, party }) => [kind, date, units, satang, vat, party]);
const sums = (kinds: readonly string[], ...events: readonly Given[]) =>
  shown(kinds, ...events).reduce((all, [, , , satang]) => all + Number(satang), 0);
const accrued = (...events: readonly Given[]) =>
  sums(['received'], ...events) - sums(['refunded', 'sold', 'extra', 'kept'], ...events);

describe('an extra', () => {
  it('is realised on the day it was added, with its own VAT, and not once it is removed', () =>
    expect(shown(['extra'], taxed, sold, extra, noExtra)).toEqual([
      ['extra', '2027-01-07', 1, 12_000, 785, null],
      ['extra', '2027-01-07', -1, -12_000, -785, null],
    ]));

  it('gives back the VAT it had, also where its hotel is registered no more', () =>
    expect(
      shown(
        ['extra'],
        taxed,
        sold,
        extra,
        { type: 'HotelDescribed', data: { hotelId, changes: { vatRegistered: false } } },
        noExtra,
      ).at(1),
    ).toEqual(['extra', '2027-01-07', -1, -12_000, -785, null]));
});

describe('money at the desk', () => {
  it('is received by who took it, on the day it was taken', () => {
    const [row] = rowsAfter([taxed, sold, atDesk]).facts.filter(({ kind }) => kind === 'received');
    expect(row).toMatchObject({
      ...{ date: '2027-01-06', satang: 50_000, vat: 3_271, method: 'cash', party: 'somsri' },
      ...{ ref: 'first part', booking_id: 'anna', hotel_id: hotelId, owner_id: ownerId },
    });
  });
});

describe('what is kept', () => {
  it('of a paid stay that was canceled is what does not go back, with its VAT', () =>
    expect(shown(['kept'], taxed, began, paid, approved(baht(1500), 'requested'))).toEqual([
      ['kept', '2027-01-01', 0, 50_000, 3_271, null],
    ]));

  it('is nothing where all goes back, or nothing was paid', () => {
    expect(shown(['kept'], began, paid, approved(baht(2000), 'canceled'))).toEqual([]);
    expect(shown(['kept'], sold, { type: 'BookingCanceled', data: ended })).toEqual([]);
  });

  it('of money at the desk is what its hotel does not give back, told of once', () => {
    const { data } = approved(baht(300), 'requested');
    const back = { ...ofBooking, refundId: 'first', checkoutUid: 'cart', amount: baht(300) };
    const events: readonly Given[] = [
      ...[taxed, sold, atDesk],
      { type: 'RefundApproved', data: { ...data, chargeId: null, of: 'desk' } },
      { type: 'DeskMoneyOwedBack', data: back },
    ];
    expect(sums(['kept'], ...events)).toBe(20_000);
    expect(accrued(...events)).toBe(30_000); // until it is given back
  });

  it('of a guest who never came is all that was paid, until it is taken back', () => {
    const events = [began, paid, cameNot, cameAfterAll];
    expect(shown(['kept'], ...events).map(([, , , satang]) => satang)).toEqual([200_000, -200_000]);
  });

  it('goes with money that comes or is owed later, and with extras', () => {
    const owed = { ...ofBooking, refundId: 'r', checkoutUid: 'cart', amount: baht(200) };
    const events: readonly Given[] = [
      ...[sold, extra, atDesk, cameNot],
      { type: 'DeskMoneyOwedBack', data: owed },
      { type: 'PaymentReceived', data: payment },
    ];
    const kept = shown(['kept'], ...events).map(([, , , satang]) => satang);
    expect(kept).toEqual([38_000, -20_000, 200_000]);
  });

  it('leaves no commission on a stay that staff began to take, and was abandoned', () =>
    expect(sums(['commission'], sold, { type: 'BookingAbandoned', data: ended })).toBe(0));

  it('is the loss of extras that nobody paid', () =>
    expect(accrued(sold, extra, { type: 'BookingCanceled', data: ended })).toBe(0));
});

describe('points', () => {
  it('are earned when the guest leaves, by 100 baht without VAT', () => {
    const earned = ['reward', day(3), 18, 0, 0, personId];
    expect(shown(['reward'], taxed, began, paid, left)).toEqual([earned]);
    expect(shown(['reward'], hotel(null), began, paid, left)[0]?.[2]).toBe(20);
  });

  it('are earned on the day of check-out where nobody wrote down who left', () =>
    expect(
      shown(['reward'], began, paid, {
        type: 'StayCompleted',
        data: { ...ofBooking, completedAt: `${day(3)}T17:00:00.000Z` },
      } as Given),
    ).toEqual([['reward', day(3), 20, 0, 0, personId]]));

  it('are once for a stay, and none for who never came or is not known', () => {
    const completed = { type: 'StayCompleted', data: { ...ofBooking, completedAt: ended.endedAt } };
    expect(shown(['reward'], began, paid, left, completed as Given)).toHaveLength(1);
    expect(shown(['reward'], began, paid, cameNot)).toEqual([]);
    const ofOld: Given = { type: 'BookingPlaced', data: { ...placed, terms } };
    expect(shown(['reward'], ofOld, paid, left)).toEqual([]);
  });

  it('go with what is taken back or removed, and come with extras', () =>
    expect(
      shown(['reward'], began, paid, extra, left, noExtra, notLeft).map(([, , units]) => units),
    ).toEqual([21, -1, -20]));

  it('are as many as the rate of the booking says', () => {
    const twice = { ...terms, rates: { ...rates, reward: 2.5 } };
    const data = { ...placed, terms: twice, personId };
    expect(shown(['reward'], { type: 'BookingPlaced', data }, paid, left)[0]?.[2]).toBe(50);
  });
});

describe('incentive and commission', () => {
  it('are of the nights, the seller’s without VAT and the marketplace’s with it', () =>
    expect(shown(['incentive', 'commission'], taxed, sold)).toEqual([
      ['incentive', day(1), 0, 2_804, 0, SELLER],
      ['commission', day(1), 0, 10_000, 0, null],
      ['incentive', day(2), 0, 2_803, 0, SELLER],
      ['commission', day(2), 0, 10_000, 0, null],
    ]));

  it('are the website’s where a guest booked', () =>
    expect(shown(['incentive'], began, paid).map(([, , , , , party]) => party)).toEqual([
      null,
      null,
    ]));

  it('follow extras and what is kept, and go with what goes', () => {
    const both = ['incentive', 'commission'] as const;
    for (const [kind, rate] of [
      ['commission', 0.1],
      ['incentive', 0.03],
    ] as const) {
      const of = (...events: readonly Given[]) => sums([kind], ...events);
      expect(of(sold, extra)).toBe(212_000 * rate);
      expect(of(sold, { type: 'BookingCanceled', data: ended })).toBe(0);
      expect(of(began, paid, approved(baht(1500), 'requested'))).toBe(50_000 * rate);
    }
    expect(shown(both, { type: 'BookingTaken', data: taken })).toHaveLength(2); // of an earlier version: no incentive
  });

  it('follow the VAT of nights that cost the same after a move', () => {
    const { roomId, checkIn, checkOut, nightPrices, price } = terms;
    const from = { roomId, checkIn, checkOut, nightPrices, price };
    const moved: Given = {
      type: 'StayMoved',
      data: {
        ...{ ...ofBooking, moveId: 'm', hadBy: null, reason: null, by: SELLER },
        ...{ at: minute(2000), from, to: { ...from, roomId: 'lake' }, returned: null },
      },
    };
    const unregistered: Given = {
      type: 'HotelDescribed',
      data: { hotelId, changes: { vatRegistered: false } },
    };
    expect(sums(['incentive'], taxed, sold, unregistered, moved)).toBe(200_000 * 0.03);
  });
});

it('means nothing to a block', () =>
  expect(
    rowsAfter([
      { type: 'BlockPlaced', data: { ...placed, terms } },
      {
        type: 'BookingReinstated',
        data: { ...ofBooking, undo: 1, at: ended.endedAt, status: 'Unavailable', checkOut: day(3) },
      },
    ]).facts.filter(({ kind }) => kind !== 'blocked'),
  ).toEqual([]));
