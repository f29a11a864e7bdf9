import { randomUUID } from 'node:crypto';
import type {
  BookingPlaced,
  BookingTerms,
  GuestDetails,
} from '@baanpak/domain/booking/booking-state.ts';
import type {
  CheckoutHeld,
  CheckoutItem,
  CheckoutOpened,
  GuestNotes,
  HeldStay,
} from '@baanpak/domain/checkout/checkout-state.ts';
import type { HotelRegistered } from '@baanpak/domain/hotel/hotel.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { ChargeRequested } from '@baanpak/domain/payment/payment.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import type { DaysPainted, RoomRegistered } from '@baanpak/domain/room/room-state.ts';
import type {
  CalendarOpened,
  NightsHeld,
} from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import {
  day,
  GUEST,
  HELD_UNTIL,
  HOTEL,
  minute,
  nights,
  ROOM_REGISTERED,
  TERMS,
} from '@baanpak/domain/testing/samples.ts';
import { baht, mean, satang } from '@baanpak/domain/values/money/money.ts';
import { i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { nightsBetween, type Stay } from '@baanpak/domain/values/time/local-date.ts';

/** A hotel in Chonburi, and where its money goes. */
export const HOTEL_DETAILS: HotelDetails = {
  ...HOTEL,
  hotelName: { th: 'ริมน้ำ', en: 'Riverside' },
  provinceId: 'TH-20',
  facilities: ['wifi', 'parking'],
  bank: 'KBANK',
  bankAccountNumber: '1234567890',
  bankAccountName: 'Riverside Co.',
  promptPayId: '0812345678',
  taxId: '0105500000000',
  branch: '00000',
};

type HotelGiven = Readonly<{ hotelId?: string; ownerId?: string; slug?: string }>;

export function hotelRegistered(
  details: Partial<HotelDetails> = {},
  { hotelId = randomUUID(), ownerId = randomUUID(), slug = `hotel-${hotelId}` }: HotelGiven = {},
): HotelRegistered {
  const data = { hotelId, ownerId, slug, details: { ...HOTEL_DETAILS, ...details } };
  return { type: 'HotelRegistered', data };
}

export const roomRegistered = (
  { data: { hotelId, ownerId } }: HotelRegistered,
  details: Partial<RoomDetails> = {},
  roomId: string = randomUUID(),
): RoomRegistered => ({
  type: 'RoomRegistered',
  data: { roomId, hotelId, ownerId, details: { ...ROOM_REGISTERED.data.details, ...details } },
});

export const calendarOpened = ({ data }: RoomRegistered, units = 1): CalendarOpened => ({
  type: 'CalendarOpened',
  data: { roomId: data.roomId, units },
});

/** From one day of March 2027 up to another; whole baht. */
export const pricesSet = (
  { data: { roomId } }: RoomRegistered,
  from: number,
  to: number,
  price: number,
): DaysPainted => ({
  type: 'DaysPainted',
  data: { roomId, prices: [{ from: day(from), to: day(to), price: baht(price) }], rules: [] },
});

export const nightsHeld = (
  { data: { roomId } }: RoomRegistered,
  stay: Stay,
  bookingId: string = randomUUID(),
): NightsHeld => ({
  type: 'NightsHeld',
  data: { ...stay, roomId, bookingId, checkoutUid: randomUUID(), heldUntil: HELD_UNTIL },
});

let bookings = 0;

/** Two nights for 2,000 baht, by Anna. */
export function bookingPlaced(
  { data: { roomId, hotelId, ownerId } }: RoomRegistered,
  terms: Partial<BookingTerms> = {},
  guest: Partial<GuestDetails> = {},
): BookingPlaced {
  bookings += 1;
  const code = `BK-${String(bookings).padStart(6, '0')}`;
  const agreed = { ...TERMS, code, checkoutUid: randomUUID(), roomId, hotelId, ownerId, ...terms };
  return {
    type: 'BookingPlaced',
    data: {
      bookingId: randomUUID(),
      terms: agreed,
      guest: { ...GUEST, ...guest },
      heldUntil: HELD_UNTIL,
      placedAt: minute(0),
    },
  };
}

export function checkoutItem(
  { data: { roomId, hotelId, details } }: RoomRegistered,
  stay: Stay = nights(1, 3),
): CheckoutItem {
  const length = nightsBetween(stay.checkIn, stay.checkOut);
  const totalPrice = satang(details.basePrice * length);
  return {
    ...stay,
    roomId,
    hotelId,
    guests: 2,
    children: 0,
    pets: 0,
    breakfast: false,
    totalPrice,
    price: mean(Array.from({ length }, () => details.basePrice)),
    priceChanged: false,
  };
}

export const checkoutOpened = (
  items: readonly CheckoutItem[],
  notes: GuestNotes = null,
  uid: string = randomUUID(),
): CheckoutOpened => ({
  type: 'CheckoutOpened',
  data: { uid, items, notes, openedAt: minute(0) },
});

/** Holds bookings that were placed with the same checkout. */
export function checkoutHeld(placed: readonly BookingPlaced[]): CheckoutHeld {
  const stays = placed.map(({ data: { bookingId, terms } }): HeldStay => {
    const { roomId, hotelId, checkIn, checkOut, price } = terms;
    return { bookingId, roomId, hotelId, checkIn, checkOut, price };
  });
  const amount = satang(stays.reduce((sum, { price }) => sum + price, 0));
  const uid = placed[0]?.data.terms.checkoutUid ?? randomUUID();
  return { type: 'CheckoutHeld', data: { uid, stays, amount, heldUntil: HELD_UNTIL } };
}

export const chargeRequested = ({ data: { uid, amount } }: CheckoutHeld): ChargeRequested => ({
  type: 'ChargeRequested',
  data: {
    attemptId: randomUUID(),
    checkoutUid: uid,
    method: 'card',
    amount,
    currency: 'THB',
    requestedAt: minute(1),
    expiresAt: HELD_UNTIL,
  },
});

/** A hotel's one-line name in both languages, for tests that tell hotels apart. */
export const named = (name: string) => ({ hotelName: i18nText(name) });
