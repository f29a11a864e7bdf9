import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { followed } from '../../shell/local.ts';
import { fullAddress } from '../hotel/full-address.ts';

/** A booking that was opened on this device: nothing of who it is, or of money. Dates `YYYY-MM-DD`. */
export type SeenBooking = Readonly<{
  /** Opens it. */
  id: string;
  code: string;
  hotel: string;
  checkIn: string;
  checkOut: string;
  address: string | null;
}>;

const MOST = 20;

/** In the local storage, the last seen first, until the guest removes them. */
export const seenBookings = followed<SeenBooking>('seen-bookings', {
  id: '',
  code: '',
  hotel: '',
  checkIn: '',
  checkOut: '',
});

/** What is kept of a booking and the others of its order; without its hotel the address that was kept before stays. */
export function noteSeen(book: BookingJson, hotel: HotelJson | null, language: Language): void {
  const seen = seenBookings.read();
  const before = seen.find(({ id }) => id === book._id);
  const now: SeenBooking = {
    id: book._id,
    code: book.bookingId,
    hotel: book.hotelName[language],
    checkIn: book.checkInDate,
    checkOut: book.checkOutDate,
    address: hotel ? fullAddress(hotel, language) : (before?.address ?? null),
  };
  const siblings = book.siblings.map((sibling): SeenBooking => {
    const known = seen.find(({ id }) => id === sibling._id);
    const isSameHotel = sibling.hotelNameSlug === book.hotelNameSlug;
    return {
      id: sibling._id,
      code: sibling.bookingId,
      hotel: sibling.hotelName[language],
      checkIn: sibling.checkInDate,
      checkOut: sibling.checkOutDate,
      address: known?.address ?? (isSameHotel ? now.address : null),
    };
  });
  const order = [now, ...siblings];
  const others = seen.filter(({ id }) => order.every((each) => each.id !== id));
  seenBookings.write([...order, ...others].slice(0, MOST));
}

/** Forgets one. */
export const removeSeen = (gone: string): void =>
  seenBookings.write(seenBookings.read().filter(({ id }) => id !== gone));
