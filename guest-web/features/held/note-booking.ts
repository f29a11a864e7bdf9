import type { BookingJson } from '../../shell/api/bookings.ts';
import { type HeldStay, keptHolds, type OwnHold } from './own-holds.ts';

/** Keeps what was just booked together. */
export const keepHold = (books: readonly BookingJson[]): void => {
  for (const book of books) noteBooking(book);
};

/** Takes over what the server says of a booking: a hold of ours, or no longer one. */
export function noteBooking(book: BookingJson): void {
  keptHolds.write(withBooking(keptHolds.read(), book));
}

/** Nobody knows this booking any more. */
export const dropHold = (checkoutId: string): void =>
  keptHolds.write(keptHolds.read().filter((hold) => hold.checkoutId !== checkoutId));

/** Holds with what a booking says of itself taken over. */
export function withBooking(holds: readonly OwnHold[], book: BookingJson): readonly OwnHold[] {
  const before = holds.find(({ checkoutId }) => checkoutId === book.checkoutId);
  const others = holds.filter((hold) => hold !== before);
  const { status, holdExpiresAt: until, paymentMethod, transferReportedAt } = book;
  // who told of a transfer has done what there is to do
  if (status !== 'Reserved' || until === null || transferReportedAt !== null) return others;
  const hold = {
    checkoutId: book.checkoutId,
    bookingId: before?.bookingId ?? book._id,
    slug: before?.slug ?? book.hotelNameSlug,
    paymentMethod,
    since: before?.since ?? book.createdAt,
    until,
    stays: withStay(before?.stays ?? [], book),
  };
  return [...others, hold].toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until));
}

function withStay(stays: readonly HeldStay[], book: BookingJson): readonly HeldStay[] {
  const { roomId, checkInDate: checkIn, checkOutDate: checkOut } = book;
  const isThere = stays.some((stay) => stay.roomId === roomId && stay.checkIn === checkIn);
  return isThere ? stays : [...stays, { roomId, checkIn, checkOut }];
}
