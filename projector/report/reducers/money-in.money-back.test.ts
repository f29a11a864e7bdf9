import { cash, ofBooking, placed, taken } from '@baanpak/domain/testing/booking-samples.ts';
import { HOTEL, minute, nights, TERMS } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { expect, it } from 'vitest';
import { type Given, rowsAfter } from '../testing/reduce-events.ts';

const uid = TERMS.checkoutUid;
const house = (hotelId: string, ownerId: string): Given => ({
  type: 'HotelRegistered',
  data: { hotelId, ownerId, slug: hotelId, details: { ...HOTEL, taxId: '0105500000000' } },
});
const owed = (of: 'desk' | 'late', bookingIds: readonly string[]): readonly Given[] => {
  const about = { refundId: 'back', bookingIds, of } as const;
  const started = { ...about, checkoutUid: uid, chargeId: null, amount: baht(500), step: 0 };
  const paid = { ...about, amount: baht(500), step: 1, paidAt: minute(50), by: 'somsri' };
  return [
    { type: 'RefundStarted', data: { ...started, startedAt: minute(41) } },
    { type: 'RefundTransferred', data: paid },
  ];
};
const moneyOf = (...events: readonly Given[]) =>
  rowsAfter(events)
    .facts.filter(({ kind }) => kind === 'received' || kind === 'refunded')
    .map(({ kind, booking_id, hotel_id, owner_id, satang, vat }) =>
      [kind, booking_id, hotel_id, owner_id, satang, vat].join(' '),
    );

it('money of the desk that goes back is refunded, also where nobody awaited a payment yet', () =>
  expect(
    moneyOf(
      house('riverside', 'somchai'),
      { type: 'BookingTaken', data: taken },
      { type: 'DeskPaymentRecorded', data: { ...cash, coversStay: false } },
      ...owed('desk', [ofBooking.bookingId]),
    ),
  ).toEqual([
    'received anna riverside somchai 50000 3271',
    'refunded anna riverside somchai 50000 3271',
  ]));

it('what goes back to a stay that its checkout no longer has is that stay’s, at its own hotel', () => {
  const inn = { ...TERMS, hotelId: 'inn', ownerId: 'bee' };
  const stay = (bookingId: string, hotelId: string) => ({
    ...{ ...nights(1, 3), bookingId, roomId: 'room', hotelId, price: baht(2000) },
  });
  const held = (...stays: ReturnType<typeof stay>[]): Given => ({
    type: 'CheckoutHeld',
    data: { uid, stays, amount: baht(2000 * stays.length), heldUntil: minute(30) },
  });
  const all = [stay('anna', 'riverside'), stay('bob', 'inn')] as const;
  expect(
    moneyOf(
      house('riverside', 'somchai'),
      house('inn', 'bee'),
      { type: 'BookingPlaced', data: placed },
      { type: 'BookingPlaced', data: { ...placed, bookingId: 'bob', terms: inn } },
      held(...all),
      held(all[0]),
      ...owed('late', ['bob']),
    ),
  ).toEqual(['refunded bob inn bee 50000 3271']);
});
