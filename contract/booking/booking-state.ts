import { type Static, Type } from 'typebox';
import { BookingSchema } from './booking.ts';

/** The part of a booking that changes while its guest looks at it. */
export const BookingStateSchema = Type.Pick(BookingSchema, [
  '_id',
  'status',
  'paymentStatus',
  'holdExpiresAt',
  'version',
]);
export type BookingStateJson = Static<typeof BookingStateSchema>;
