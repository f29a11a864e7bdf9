import { type Static, Type } from 'typebox';
import { BookingSchema } from './booking.ts';
import { Nullable } from './nullable.ts';

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
  failure_code: Nullable(
    Type.String({ description: "Why it failed, in the provider's words; null where it did not" }),
  ),
  books: Type.Array(BookingSchema),
});
export type ChargeJson = Static<typeof ChargeSchema>;
