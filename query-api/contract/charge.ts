import { type Static, Type } from 'typebox';
import { BookingSchema } from './booking.ts';

/** In the provider's words, but for `mismatched`: it took another amount than was asked for. */
export const ChargeStatusSchema = Type.Enum(
  ['pending', 'successful', 'failed', 'expired', 'mismatched'],
  { type: 'string' },
);
export type ChargeStatusJson = Static<typeof ChargeStatusSchema>;

/** What became of a charge, and the bookings it is for. */
export const ChargeSchema = Type.Object({
  charge_id: Type.String(),
  status: ChargeStatusSchema,
  paid: Type.Boolean(),
  books: Type.Array(BookingSchema),
});
export type ChargeJson = Static<typeof ChargeSchema>;
