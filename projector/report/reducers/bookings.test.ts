import {
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
import { factsAfter, sumsAfter } from '../testing/facts-of-stays.ts';
import { type Given, rowsAfter } from '../testing/reduce-events.ts';

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
const reinstated = (status: 'Reserved' | 'Booked'): Given => ({
  type: 'BookingReinstated',
  data: { ...ofBooking, undo: 1, at: minute(60), status, checkOut: TERMS.checkOut },
});
const cameNot: Given = { type: 'NoShowRecorded', data: seenBy };

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
