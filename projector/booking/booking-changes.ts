import { merge, set } from '../projection.ts';
import type { BookingRow } from './tables.ts';

/** Columns of a booking that an event sets. */
export const change = (bookingId: string, columns: Partial<BookingRow>) =>
  set('bookings', { booking_id: bookingId }, columns);

/** Fields that an event adds to an object in a booking's column. */
export const mergeInto = (bookingId: string, column: keyof BookingRow, fields: object) =>
  merge('bookings', { booking_id: bookingId }, column, fields);
