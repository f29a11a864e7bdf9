import type { BookingContent, BookingJson } from './booking.ts';

/** A booking as its guest reads it: under the id that opens it to them. */
export const shownToGuest = (guestId: string, book: BookingContent): BookingJson => ({
  _id: guestId,
  ...book,
});
