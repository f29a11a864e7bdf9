import {
  block,
  ended,
  ofBooking,
  payment,
  placed,
  seenBy,
  taken,
} from '@baanpak/domain/testing/booking-samples.ts';
import { day, HOTEL, minute, nights, TERMS } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { describe, expect, it } from 'vitest';
import { type Given, rowsAfter } from '../testing/fold-events.ts';

const { hotelId, roomId, price } = TERMS;
const hotel = (taxId: string | null): Given => ({
  type: 'HotelRegistered',
  data: { hotelId, ownerId: TERMS.ownerId, slug: hotelId, details: { ...HOTEL, taxId } },
});
const registered = hotel('0105500000000');
const began: Given = { type: 'BookingPlaced', data: placed };
const paid: Given = { type: 'BookingPaid', data: payment };
const tookIt: Given = { type: 'BookingTaken', data: taken };
const canceled: Given = { type: 'BookingCanceled', data: ended };
const reinstated = (status: 'Reserved' | 'Booked' | 'Unavailable'): Given => ({
  type: 'BookingReinstated',
  data: { ...ofBooking, undo: 1, at: minute(60), status, checkOut: TERMS.checkOut },
});
const cameNot: Given = { type: 'NoShowRecorded', data: seenBy };

/** What follows from the money of a stay is tested by itself (stay-money.test.ts). */
const ofStays = (events: readonly Given[]) =>
  rowsAfter(events).facts.filter(({ kind }) => kind !== 'commission' && kind !== 'kept');

/** Facts as kind, date, units, satang and VAT. */
const factsAfter = (...events: readonly Given[]) =>
  ofStays(events).map(({ kind, date, units, satang, vat }) =>
    [kind, date, units, satang, vat].join(' '),
  );
/** What facts of each kind add up to, where that is not nothing. */
function sumsAfter(...events: readonly Given[]) {
  const sums = new Map<string, number>();
  for (const row of ofStays(events))
    for (const measure of ['units', 'satang', 'vat']) {
      const key = [row.kind, row.date, row.room_id, measure].join(' ');
      sums.set(key, (sums.get(key) ?? 0) + Number(Reflect.get(row, measure)));
    }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}
const NO_VAT = [
  'booking 2027-01-01 1 200000 0',
  'sold 2027-03-01 1 100000 0',
  'sold 2027-03-02 1 100000 0',
  'arrival 2027-03-01 1 0 0',
  'departure 2027-03-03 1 0 0',
];

describe('a stay', () => {
  it('counts once it is paid', () => {
    expect(factsAfter(began)).toEqual([]);
    expect(factsAfter(began, paid)).toEqual(NO_VAT);
  });

  it('counts at once where staff took it, and not again when it is paid', () =>
    expect(factsAfter(tookIt, { type: 'PaymentReceived', data: payment })).toEqual(NO_VAT));

  it('has the VAT of its whole price, spread over its nights', () =>
    expect(factsAfter(registered, began, paid)).toEqual([
      'booking 2027-01-01 1 200000 13084',
      'sold 2027-03-01 1 100000 6542',
      'sold 2027-03-02 1 100000 6542',
      'arrival 2027-03-01 1 0 0',
      'departure 2027-03-03 1 0 0',
    ]));

  it('counts with whose it is, where, and how it came about', () =>
    expect(rowsAfter([tookIt]).facts[1]).toMatchObject({
      ...{ event_id: 'event-1', n: 1, owner_id: TERMS.ownerId, hotel_id: hotelId, room_id: roomId },
      ...{ booking_id: 'anna', channel: TERMS.channel, at: taken.takenAt, method: null },
    }));

  it.each([
    ['is canceled', canceled, '2027-01-01'],
    [
      'is called off after it was paid',
      {
        type: 'RefundApproved',
        data: {
          ...{ ...ofBooking, roomId, checkoutUid: 'c', chargeId: null, refundId: 'r' },
          ...{ amount: baht(0), because: 'canceled', paymentStatus: 'paid', reason: null },
          ...{ by: 'somsri', at: minute(30) },
        },
      } satisfies Given,
      '2027-01-01',
    ],
  ] as const)('leaves its cancellation alone once it %s', (_, event, date) =>
    expect(sumsAfter(registered, tookIt, event)).toEqual({
      [`booking 2027-01-01 ${roomId} units`]: 1,
      [`booking 2027-01-01 ${roomId} satang`]: price,
      [`booking 2027-01-01 ${roomId} vat`]: 13084,
      [`cancellation ${date} ${roomId} units`]: 1,
      [`cancellation ${date} ${roomId} satang`]: price,
      [`cancellation ${date} ${roomId} vat`]: 13084,
    }),
  );

  it('leaves its no-show alone once its guest did not come, and is no cancellation', () =>
    expect(sumsAfter(tookIt, cameNot)).toEqual({
      [`booking 2027-01-01 ${roomId} units`]: 1,
      [`booking 2027-01-01 ${roomId} satang`]: price,
      [`no-show 2027-01-06 ${roomId} units`]: 1,
      [`no-show 2027-01-06 ${roomId} satang`]: price,
    }));

  it.each([
    ['a cancellation', [canceled, reinstated('Booked')]],
    [
      'a no-show',
      [cameNot, { type: 'NoShowUndone', data: { ...seenBy, checkOut: TERMS.checkOut } }],
    ],
  ] as [string, Given[]][])('is as before once %s was undone', (_, events) =>
    expect(sumsAfter(registered, tookIt, ...events)).toEqual(sumsAfter(registered, tookIt)),
  );

  it('is as before its undone cancellation, whatever its hotel said of VAT meanwhile', () => {
    const changes = { vatRegistered: false };
    const described: Given = { type: 'HotelDescribed', data: { hotelId, changes } };
    expect(sumsAfter(registered, tookIt, canceled, described, reinstated('Booked'))).toEqual(
      sumsAfter(registered, tookIt),
    );
  });

  it('that was paid too late counts from then on, and its hold stays unpaid', () =>
    expect(factsAfter(began, { type: 'BookingExpired', data: ended }, paid)).toEqual([
      'hold 2027-01-01 1 200000 0',
      ...NO_VAT,
    ]));

  it('says nothing more when its guest comes and goes', () =>
    expect(
      factsAfter(
        tookIt,
        { type: 'GuestArrived', data: seenBy },
        { type: 'GuestDeparted', data: seenBy },
        { type: 'StayCompleted', data: { ...ofBooking, completedAt: minute(9000) } },
      ),
    ).toEqual(NO_VAT));
});

describe('a stay that is moved', () => {
  const from = { roomId, ...nights(1, 3), nightPrices: TERMS.nightPrices, price };
  const to = {
    ...{ roomId: 'lake', ...nights(2, 4), price: baht(2500) },
    nightPrices: [
      { date: day(2), price: baht(1000) },
      { date: day(3), price: baht(1500) },
    ],
  };
  const moved = (data: object): Given =>
    ({
      type: 'StayMoved',
      data: {
        ...{ ...ofBooking, moveId: 'm', hadBy: null, reason: null, by: 'somsri', at: minute(2000) },
        ...{ from, to, returned: null, ...data },
      },
    }) as Given;

  it('gives its former nights back and has the others, at their price', () =>
    expect(factsAfter(tookIt, moved({})).slice(NO_VAT.length)).toEqual([
      'booking 2027-01-02 -1 -200000 0',
      'booking 2027-01-02 1 250000 0',
      'sold 2027-03-01 -1 -100000 0',
      'sold 2027-03-02 -1 -100000 0',
      'arrival 2027-03-01 -1 0 0',
      'departure 2027-03-03 -1 0 0',
      'sold 2027-03-02 1 100000 0',
      'sold 2027-03-03 1 150000 0',
      'arrival 2027-03-02 1 0 0',
      'departure 2027-03-04 1 0 0',
    ]));

  it('and moved back is as it was', () =>
    expect(
      sumsAfter(registered, tookIt, moved({}), moved({ from: to, to: from, undoes: 'm' })),
    ).toEqual(sumsAfter(registered, tookIt)));

  it('is dearer in its own room by the difference', () =>
    expect(factsAfter(tookIt, moved({ to: { ...to, roomId } }))[NO_VAT.length]).toBe(
      'booking 2027-01-02 0 50000 0',
    ));

  it('changes what is left where the guest leaves early, at the price that was agreed', () => {
    const early = { ...nights(1, 2), nightPrices: [{ date: day(1), price }], roomId, price };
    expect(
      factsAfter(tookIt, moved({ to: early, ofDeparture: true })).slice(NO_VAT.length),
    ).toEqual([
      'sold 2027-03-01 -1 -100000 0',
      'sold 2027-03-02 -1 -100000 0',
      'departure 2027-03-03 -1 0 0',
      'sold 2027-03-01 1 200000 0',
      'departure 2027-03-02 1 0 0',
    ]);
  });
});

describe('a hold', () => {
  it.each([
    ['BookingExpired', 1],
    ['BookingGivenUp', 1],
    ['BookingCanceled', 1],
    ['BookingAbandoned', 0],
  ] as const)('that ended with %s counts %i times, on the day it was placed', (type, times) =>
    expect(factsAfter(began, { type, data: ended })).toEqual(
      Array.from({ length: times }, () => 'hold 2027-01-01 1 200000 0'),
    ),
  );

  it('that stands again after its cancellation did not end', () =>
    expect(sumsAfter(began, canceled, reinstated('Reserved'))).toEqual({}));

  it('ends when its money is turned away', () => {
    const refused = { ...ofBooking, roomId, checkoutUid: 'c', chargeId: 'chrg', amount: price };
    expect(
      factsAfter(began, {
        type: 'PaymentTurnedAway',
        data: { ...refused, turnedAwayAt: minute(5), status: 'Canceled' },
      }),
    ).toEqual(['hold 2027-01-01 1 200000 0']);
  });
});

describe('a block', () => {
  const blocked: Given = { type: 'BlockPlaced', data: block };
  const lifted = (at: number): Given => ({
    type: 'BlockLifted',
    data: { ...ofBooking, roomId, liftedAt: minute(at) },
  });
  const onSecondNight = (Date.parse(day(2)) - Date.parse(minute(0))) / 60_000;

  it('takes its units of each night', () =>
    expect(factsAfter(blocked)).toEqual(['blocked 2027-03-01 2 0 0', 'blocked 2027-03-02 2 0 0']));

  it('gives back the nights to come once it is lifted: those before were blocked', () => {
    expect(sumsAfter(blocked, lifted(30))).toEqual({});
    expect(sumsAfter(blocked, lifted(onSecondNight))).toEqual({
      [`blocked 2027-03-01 ${roomId} units`]: 2,
    });
  });

  it('is as before once that was undone', () =>
    expect(sumsAfter(blocked, lifted(onSecondNight), reinstated('Unavailable'))).toEqual(
      sumsAfter(blocked),
    ));

  it('is nobody’s stay: nothing is said of it', () =>
    expect(rowsAfter([blocked]).details).toEqual([]));
});

describe('what is said of a booking', () => {
  it('is said anew with what changes, and nothing of it is personal', () => {
    const { details } = rowsAfter([
      began,
      { type: 'PaymentMethodChanged', data: { ...ofBooking, paymentMethod: 'direct', choice: 1 } },
      { type: 'StaffNoteSet', data: { ...ofBooking, staffNote: 'Late' } },
      paid,
      { type: 'GuestArrived', data: seenBy },
    ]);
    expect(details.map(({ subject }) => subject)).toEqual(Array(4).fill('booking:anna'));
    const said = details.map(({ detail }) => detail);
    expect(said[0]).toEqual({
      ...{ code: TERMS.code, ...nights(1, 3), roomId, hotelId, ownerId: TERMS.ownerId, price },
      ...{ channel: TERMS.channel, method: TERMS.paymentMethod, placedAt: placed.placedAt },
      ...{ confirmedAt: null, heldUntil: placed.heldUntil, status: 'Reserved', outcome: null },
      ...{ lastFailure: null, sellerId: null, guestId: null },
      rates: { reward: 1, commission: 0.1, incentive: 0 },
    });
    expect(said[1]).toMatchObject({ method: 'direct' });
    const confirmed = { status: 'Booked', confirmedAt: payment.paidAt, outcome: 'paid' };
    expect(said[2]).toMatchObject(confirmed);
    expect(said[3]).toMatchObject({ ...confirmed, status: 'Arrived' });
    expect(JSON.stringify(said)).not.toContain('Anna');
  });

  it('names its guest by the random id alone', () => {
    const { details } = rowsAfter([{ ...began, data: { ...placed, personId: 'somebody' } }]);
    expect(details[0]?.detail).toMatchObject({ guestId: 'somebody' });
  });

  it('names the user who took it', () => {
    const actor = '7b0c9b5e-5d0c-4c40-9a3b-0a4f3f0a1c11';
    const { details } = rowsAfter([{ ...tookIt, actor }]);
    expect(details[0]?.detail).toMatchObject({ sellerId: actor });
  });
});
