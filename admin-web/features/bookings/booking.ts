import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Booking } from '../../shell/api/records.ts';

export type BookingStatus = Booking['status'];
export const BOOKING_STATUSES: readonly BookingStatus[] = [
  'Reserved',
  'Booked',
  'Completed',
  'Canceled',
  'Expired',
  'Unavailable',
];

/** Money was received for it. */
export const isPaid = ({ totalReceived }: Booking): boolean => totalReceived > 0;

/** Certain, or stayed, and not paid for in full; what waits for its guest to pay is no such stay. */
export const owes = ({ status, amountDue }: Booking): boolean =>
  (status === 'Booked' || status === 'Completed') && amountDue > 0;

/** The first of the nights that a guest who leaves today leaves free; undefined where none is left. */
export function firstNightLeft(
  { checkInDate, checkOutDate }: Booking,
  today: LocalDate,
): LocalDate | undefined {
  const [from, to] = [localDate(checkInDate), localDate(checkOutDate)];
  const first = today > from ? today : addDays(from, 1);
  return first < to ? first : undefined;
}

/** Kept for nobody. */
export const isBlock = ({ status, units }: Booking): boolean =>
  status === 'Unavailable' || units !== undefined;

/** Nobody waits for it any more. */
export const hasEnded = ({ status }: Booking): boolean =>
  status === 'Completed' || status === 'Canceled' || status === 'Expired';

/** The refund by which a stay is to be canceled, and that waits for a word of the hotel's. */
export const openRefund = ({ refunds }: Booking) =>
  refunds.find(({ status, kind }) => status === 'requested' && kind === undefined);

/** What bookings are called, one after the other. */
export const codesOf = (bookings: readonly Pick<Booking, 'bookingId'>[]): string =>
  bookings.map(({ bookingId }) => bookingId).join(', ');
