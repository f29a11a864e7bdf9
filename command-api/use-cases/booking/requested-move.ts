import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type { BookingChanges } from '@baanpak/contract/booking/staff-booking-requests.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { assertReadOnly } from '../requested-fields.ts';
import type { MoveRequest } from './move-stay.ts';

/**
 * The move that a PUT asks for; null where it brings back where and when the stay is. A move comes alone:
 * what else the body says must be as it is. What is no certain stay stays where it is.
 */
export function requestedMove(
  book: StaffBookingJson,
  { version, reason, ...changes }: BookingChanges,
): MoveRequest | null {
  const { roomId, checkInDate, checkOutDate, reprice, ...fixed } = changes;
  const where = { roomId, checkInDate, checkOutDate };
  const wanted = {
    roomId: roomId ?? book.roomId,
    checkIn: localDate(checkInDate ?? book.checkInDate),
    checkOut: localDate(checkOutDate ?? book.checkOutDate),
  };
  const isMoved =
    wanted.roomId !== book.roomId ||
    wanted.checkIn !== book.checkInDate ||
    wanted.checkOut !== book.checkOutDate;
  if (!isMoved && !reprice) return null;
  assertReadOnly(book, book.status === 'Booked' ? fixed : { ...fixed, ...where });
  return { ...wanted, reprice, expectedVersion: version ?? null, reason: reason?.trim() || null };
}
