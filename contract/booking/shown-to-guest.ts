import type { BookingContent, BookingJson, SiblingJson } from './booking.ts';

/** A booking and what opens it to its guest, where anything does. */
export type OfOrder = Readonly<{ guestId?: string | null | undefined; book: BookingContent }>;

/**
 * A booking as its guest reads it: under the id that opens it to them, with the others of its order. `order` is
 * all that is paid for together; one that opens to nobody is left out.
 */
export const shownToGuest = (
  guestId: string,
  book: BookingContent,
  order: readonly OfOrder[],
): BookingJson => ({
  _id: guestId,
  ...book,
  siblings: order.flatMap((other) =>
    other.guestId && other.guestId !== guestId ? [siblingOf(other.guestId, other.book)] : [],
  ),
});

const siblingOf = (guestId: string, book: BookingContent): SiblingJson => ({
  _id: guestId,
  bookingId: book.bookingId,
  hotelName: book.hotelName,
  hotelNameSlug: book.hotelNameSlug,
  roomId: book.roomId,
  room: book.roomObj.title,
  checkInDate: book.checkInDate,
  checkOutDate: book.checkOutDate,
  price: book.price,
  status: book.status,
});
