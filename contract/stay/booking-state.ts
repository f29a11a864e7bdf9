import { type Static, Type } from 'typebox';
import { BookingSchema, StaffBookingSchema } from './booking.ts';

/** The part of a booking that changes while its guest looks at it. */
export const BookingStateSchema = Type.Pick(BookingSchema, [
  '_id',
  'status',
  'paymentStatus',
  'holdExpiresAt',
  'version',
]);
export type BookingStateJson = Static<typeof BookingStateSchema>;

/** The same for staff, who look at many. */
export const ChangedBookingSchema = Type.Pick(StaffBookingSchema, [
  '_id',
  'ownerId',
  'hotelId',
  'roomId',
  'status',
  'paymentStatus',
  'holdExpiresAt',
  'version',
]);
export type ChangedBookingJson = Static<typeof ChangedBookingSchema>;
