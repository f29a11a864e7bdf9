import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { BookingSchema } from '../booking/booking.ts';
import { uuid } from '../fields/fields.ts';

/** In the provider's words, but for `mismatched`: it took another amount than was asked for. */
export const ChargeStatusSchema = Type.Enum(
  ['pending', 'successful', 'failed', 'expired', 'mismatched'],
  { type: 'string' },
);
export type ChargeStatusJson = Static<typeof ChargeStatusSchema>;

const outcome = {
  status: ChargeStatusSchema,
  paid: Type.Boolean(),
  failure_code: Nullable(
    Type.String({ description: "Why it failed, in the provider's words; null where it did not" }),
  ),
};

/** What became of a charge; to who names one of its bookings also all of them. */
export const ChargeSchema = Type.Object({
  charge_id: Type.String(),
  ...outcome,
  books: Type.Optional(Type.Array(BookingSchema)),
});

/** By whose `_id` a charge shows its bookings. */
export const ChargeQuery = Type.Object({
  bookingId: Type.Optional(
    Type.String({ format: 'uuid', description: "The `_id` of one of the charge's bookings" }),
  ),
});

/** The state of a payment, and nothing of whose it is. */
export const AttemptSchema = Type.Object({ attempt_id: Type.String(), ...outcome });
export type AttemptJson = Static<typeof AttemptSchema>;
export type ChargeJson = Static<typeof ChargeSchema>;

export const ChargeParams = Type.Object({ charge_id: Type.String() });
export const ChargeResultAnswer = withDetail(ChargeSchema.properties);
export const CodeQuery = Type.Object({
  bookingId: Type.String({
    format: 'uuid',
    description: "The `_id` of one of the charge's bookings",
  }),
  lang: Type.Optional(Type.Enum(['th', 'en'], { type: 'string' })),
});
export const CodeAnswer = {
  description: 'The code to scan, with amount, booking code and end',
  content: { 'image/png': { schema: Type.Unsafe<Buffer>({ type: 'string' }) } },
};
export const AttemptParams = Type.Object({ attempt_id: uuid() });
export const AttemptAnswer = withDetail(AttemptSchema.properties);
