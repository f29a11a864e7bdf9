import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Static, Type } from 'typebox';

const moment = () => Type.String({ format: 'date-time' });

/** What a guest says of a stay, as everyone reads it. It names neither the guest's booking nor its ids. */
export const ReviewSchema = Type.Object({
  _id: Type.String({ format: 'uuid', description: 'Of the review; it opens nothing else' }),
  score: Type.Integer({ minimum: 1, maximum: 10 }),
  text: Nullable(Type.String()),
  lang: Type.Enum([...LANGUAGES], { type: 'string', description: 'Of the text' }),
  name: Nullable(Type.String({ description: 'As the guest wants to be called' })),
  month: Type.String({ description: 'Of check-in', examples: ['2026-10'] }),
  nights: Type.Integer({ minimum: 1, maximum: 730 }),
  createdAt: moment(),
  answer: Nullable(
    Type.Object({ text: Type.String(), at: moment() }, { description: 'The hotel’s' }),
  ),
});
export type ReviewJson = Static<typeof ReviewSchema>;

/** The same as staff read it. */
export const StaffReviewSchema = Type.Object({
  ...ReviewSchema.properties,
  ownerId: Type.String({ format: 'uuid' }),
  hotelId: Type.String({ format: 'uuid' }),
  hotelName: I18nSchema,
  roomId: Type.String({ format: 'uuid' }),
  roomTitle: I18nSchema,
  booking: Type.Object({
    _id: Type.String({ format: 'uuid' }),
    bookingId: Type.String({ description: 'The short code' }),
  }),
  changedAt: Nullable(moment()),
  hidden: Type.Boolean(),
  reason: Nullable(Type.String({ description: 'Why it was hidden or shown again last' })),
  reports: Type.Array(Type.Object({ reason: Nullable(Type.String()), at: moment() }), {
    description: 'Those that nobody has decided on',
  }),
  version: Type.Integer(),
});
export type StaffReviewJson = Static<typeof StaffReviewSchema>;
