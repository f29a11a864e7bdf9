import { placed } from '@baanpak/domain/testing/booking-samples.ts';
import { HOTEL, minute, nights, TERMS } from '@baanpak/domain/testing/samples.ts';
import { baht, satang } from '@baanpak/domain/values/money/money.ts';
import { expect, it } from 'vitest';
import { type Given, rowsAfter } from '../testing/reduce-events.ts';

const house = (hotelId: string, ownerId: string, vatRegistered: boolean): Given => ({
  type: 'HotelRegistered',
  data: {
    ...{ hotelId, ownerId, slug: hotelId },
    details: { ...HOTEL, taxId: '0105500000000', vatRegistered },
  },
});
const begun = (bookingId: string, hotelId: string, ownerId: string, price: number): Given => ({
  type: 'BookingPlaced',
  data: { ...placed, bookingId, terms: { ...TERMS, hotelId, ownerId, price: baht(price) } },
});
const stay = (bookingId: string, hotelId: string, price: number) => ({
  ...{ ...nights(1, 3), bookingId, roomId: 'room', hotelId, price: baht(price) },
});
const uid = 'cart';
const stays = [stay('anna', 'riverside', 2000), stay('bob', 'inn', 1000)];

it('money of a charge for stays of several hotels is each one’s, by its owner and its VAT', () => {
  const { facts } = rowsAfter([
    house('riverside', 'somchai', true),
    house('inn', 'bee', false),
    begun('anna', 'riverside', 'somchai', 2000),
    begun('bob', 'inn', 'bee', 1000),
    { type: 'CheckoutHeld', data: { uid, stays, amount: baht(3000), heldUntil: minute(30) } },
    {
      type: 'ChargePaid',
      data: {
        ...{ attemptId: 'try', checkoutUid: uid, chargeId: 'chrg', amount: baht(3000) },
        ...{ fee: baht(49.5), feeVat: satang(347), net: satang(294_703), paidAt: minute(2) },
      },
    },
  ]);
  expect(facts.map((fact) => [fact.owner_id, fact.hotel_id, fact.satang, fact.vat])).toEqual([
    ['somchai', 'riverside', 200_000, 13_084],
    ['bee', 'inn', 100_000, 0],
    ['somchai', 'riverside', 3300, 0],
    ['bee', 'inn', 1650, 0],
    ['somchai', 'riverside', 231, 0],
    ['bee', 'inn', 116, 0],
  ]);
});
