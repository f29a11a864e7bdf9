import { placed } from '@baanpak/domain/testing/booking-samples.ts';
import { HOTEL, minute, nights, TERMS } from '@baanpak/domain/testing/samples.ts';
import { baht, satang } from '@baanpak/domain/values/money/money.ts';
import { describe, expect, it } from 'vitest';
import { type Given, rowsAfter } from '../testing/reduce-events.ts';

const { hotelId, ownerId } = TERMS;
const REGISTERED: Given = {
  type: 'HotelRegistered',
  data: { hotelId, ownerId, slug: hotelId, details: { ...HOTEL, taxId: '0105500000000' } },
};
const uid = 'cart';
const held = (bookingId: string, price: number) => ({
  ...nights(1, 3),
  bookingId,
  roomId: `room of ${bookingId}`,
  hotelId,
  price: baht(price),
});
const STAYS = [held('anna', 2000), held('bob', 1000)];
const begun: readonly Given[] = [
  REGISTERED,
  ...STAYS.map(
    ({ bookingId, price, roomId }): Given => ({
      type: 'BookingPlaced',
      data: { ...placed, bookingId, terms: { ...TERMS, roomId, price } },
    }),
  ),
  { type: 'CheckoutHeld', data: { uid, stays: STAYS, amount: baht(3000), heldUntil: minute(30) } },
];
const OF_CHARGE = { attemptId: 'try', checkoutUid: uid, chargeId: 'chrg' };
const asked: Given = {
  type: 'ChargeRequested',
  data: {
    ...{ attemptId: 'try', checkoutUid: uid, method: 'promptpay', amount: baht(3000) },
    ...{ currency: 'THB', requestedAt: minute(1), expiresAt: minute(30) },
  },
};
const bookingIds = ['anna', 'bob'];
const attempted: Given = {
  type: 'PaymentAttempted',
  data: { uid, attemptId: 'try', bookingIds, amount: baht(3000) },
};
const fees = { fee: baht(49.5), feeVat: satang(347) };
const paid: Given = {
  type: 'ChargePaid',
  data: { ...OF_CHARGE, amount: baht(3000), ...fees, net: satang(294_703), paidAt: minute(2) },
};
const mismatched = (what: object): Given =>
  ({
    type: 'ChargeMismatched',
    data: { ...OF_CHARGE, expected: baht(3000), amount: baht(100), currency: 'THB', ...what },
  }) as Given;
const payment = { attemptId: 'try', chargeId: 'chrg', amount: baht(3000), feeCharge: baht(53) };
const late = (because: 'expired' | 'paid-before'): Given => ({
  type: 'PaymentCameLate',
  data: { uid, bookingIds, ...payment, paidAt: minute(40), because },
});
const returned = (data: object): Given =>
  ({
    type: 'LatePaymentReturned',
    data: { uid, attemptId: 'bank', bookingIds, chargeId: null, amount: baht(3000), ...data },
  }) as Given;
const retaken = { settlement: 1, stays: [] };
const started = (data: object): Given =>
  ({
    type: 'RefundStarted',
    data: {
      ...{ refundId: 'back', bookingIds, of: 'late', checkoutUid: uid, chargeId: 'chrg' },
      ...{ amount: baht(3000), startedAt: minute(41), step: 0, ...data },
    },
  }) as Given;
const ofRefund = { refundId: 'back', bookingIds, of: 'late', step: 1, paidAt: minute(50) } as const;
const paidBack: Given = {
  type: 'RefundPaid',
  data: { ...ofRefund, amount: baht(3000), providerRefundId: 'rfnd' },
};
const transferredBack = (how: object): Given =>
  ({
    type: 'RefundTransferred',
    data: { ...ofRefund, amount: baht(3000), by: 'somsri', ...how },
  }) as Given;

/** Of each fact: its kind, whose, units, satang, VAT, how and what it refers to. */
const factsAfter = (...events: readonly Given[]) =>
  rowsAfter([...begun, ...events]).facts.map(
    ({ kind, booking_id, units, satang: amount, vat, method, ref }) =>
      [kind, booking_id, units, amount, vat, method, ref].join(' '),
  );

describe('money of a charge', () => {
  it('is parted by the prices of what it pays for, as are its fee and the VAT of both', () =>
    expect(factsAfter(asked, paid)).toEqual([
      'received anna 0 200000 13084 promptpay chrg',
      'received bob 0 100000 6542 promptpay chrg',
      'fee anna 0 3300 0 promptpay chrg',
      'fee bob 0 1650 0 promptpay chrg',
      'fee-vat anna 0 231 0 promptpay chrg',
      'fee-vat bob 0 116 0 promptpay chrg',
    ]));

  it('counts on the Bangkok day it was paid, for the room the stay has then', () => {
    const [row] = rowsAfter([...begun, asked, paid]).facts;
    expect(row).toMatchObject({
      ...{ date: '2027-01-01', at: minute(2), room_id: 'room of anna', channel: 'website' },
      ...{ hotel_id: hotelId, owner_id: ownerId, party: null },
    });
  });

  it('of another amount is received, too, once it is paid', () => {
    expect(factsAfter(asked, mismatched({ paid: false }))).toEqual([]);
    const known = { paid: true, fee: satang(165), feeVat: satang(12), paidAt: minute(3) };
    expect(factsAfter(asked, mismatched(known))).toEqual([
      'received anna 0 6666 436 promptpay chrg',
      'received bob 0 3334 218 promptpay chrg',
      'fee anna 0 109 0 promptpay chrg',
      'fee bob 0 56 0 promptpay chrg',
      'fee-vat anna 0 7 0 promptpay chrg',
      'fee-vat bob 0 5 0 promptpay chrg',
    ]);
  });

  it('of another amount has no fee in events of an earlier version, and none of another currency is baht', () => {
    expect(factsAfter(asked, mismatched({ paid: true }))).toHaveLength(2);
    expect(factsAfter(asked, mismatched({ paid: true, currency: 'USD' }))).toEqual([]);
  });

  it('that came late counts as that once, unless the stays were paid before', () => {
    expect(factsAfter(asked, late('expired'))).toEqual([
      'paid-late anna 1 200000 13084 promptpay chrg',
      'paid-late bob 1 100000 6542 promptpay chrg',
    ]);
    expect(factsAfter(asked, late('paid-before'))).toEqual([]);
  });

  it('is tried for, by each stay', () =>
    expect(factsAfter(asked, attempted)).toEqual([
      'attempt anna 1 200000 13084 promptpay try',
      'attempt bob 1 100000 6542 promptpay try',
    ]));
});

describe('a transfer', () => {
  const confirmed = (what: object): Given =>
    ({
      type: 'TransferConfirmed',
      data: {
        uid,
        stays: STAYS,
        amount: baht(3000),
        paidAt: minute(9),
        transferId: 'bank',
        ...what,
      },
    }) as Given;
  const received = [
    'received anna 0 200000 13084 transfer bank',
    'received bob 0 100000 6542 transfer bank',
  ];

  it('is received when it is confirmed', () => expect(factsAfter(confirmed({}))).toEqual(received));

  it('that came after the hold’s end came late', () =>
    expect(factsAfter(confirmed({ late: true }))).toEqual([
      ...received,
      'paid-late anna 1 200000 13084 transfer bank',
      'paid-late bob 1 100000 6542 transfer bank',
    ]));

  it('that pays for nothing is received, and goes back', () => {
    const recorded = returned({ bookingIds: ['bob'], amount: baht(500) });
    expect(factsAfter(recorded)).toEqual(['received bob 0 50000 3271 transfer bank']);
    expect(factsAfter(returned({ retaken }))).toHaveLength(4); // late, too
    expect(factsAfter(asked, returned({ chargeId: 'chrg' }))).toEqual([]); // the provider’s was told
  });
});

describe('money that goes back', () => {
  it('goes the way it came, in the parts it came in, once it is paid', () => {
    expect(factsAfter(asked, paid, started({})).slice(6)).toEqual([]);
    expect(factsAfter(asked, paid, started({}), paidBack).slice(6)).toEqual([
      'refunded anna 0 200000 13084 promptpay back',
      'refunded bob 0 100000 6542 promptpay back',
    ]);
  });

  it('is the hotel’s own where it paid it, by whom and how it says', () => {
    const own = (how: object) =>
      rowsAfter([
        ...begun,
        asked,
        paid,
        started({ bookingIds: ['bob'] }),
        transferredBack(how),
      ]).facts.slice(6);
    const of = {
      kind: 'refunded',
      booking_id: 'bob',
      satang: 300_000,
      party: 'somsri',
      ref: 'back',
    };
    expect(own({})).toEqual([expect.objectContaining({ ...of, method: 'transfer' })]);
    expect(own({ method: 'cash' })[0]).toMatchObject({ method: 'cash' });
  });

  it('and names no stay is of all of its checkout', () =>
    expect(factsAfter(asked, paid, started({ bookingIds: [] }), paidBack).slice(6)).toHaveLength(
      2,
    ));

  it('of a stay that is not its checkout’s any more is its hotel’s', () => {
    const events = [asked, paid, started({ bookingIds: ['gone'] }), paidBack];
    const [row] = rowsAfter([...begun, ...events]).facts.slice(6);
    expect(row).toMatchObject({
      booking_id: null,
      room_id: null,
      hotel_id: hotelId,
      satang: 300_000,
    });
  });

  it('of no checkout is nobody’s', () =>
    expect(factsAfter(started({ checkoutUid: '' }), paidBack)).toEqual([]));
});

it('of what staff took is parted by what they took it for', () => {
  const awaited: Given = {
    type: 'PaymentAwaited',
    data: { uid, stays: STAYS.slice(0, 1), amount: baht(2000) },
  };
  const events = [...begun.slice(0, 2), awaited, asked, paid];
  expect(rowsAfter(events).facts[0]).toMatchObject({ booking_id: 'anna', satang: 300_000 });
});
