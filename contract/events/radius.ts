import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { ThingEventSchema } from '../booking/booking-history.ts';
import { uuid } from '../fields/fields.ts';
import { COMPENSATIONS } from '../history/compensations.ts';

/** So many bookings are in one answer, and so many events that followed. */
export const MOST_IN_RADIUS = 1_000;

export const RadiusQuery = Type.Object({
  event: uuid('The `id` of an event, as histories answer it'),
  after: Type.Optional(
    uuid(
      `Only \`touches\` behind this booking, by its \`_id\`, with their compensations. An answer has ${MOST_IN_RADIUS.toLocaleString('en-US')} at most`,
    ),
  ),
  lang: Type.Optional(Type.Enum([...LANGUAGES], { type: 'string' })),
});

const TouchSchema = Type.Object({
  _id: Type.String({ format: 'uuid', description: 'Of the booking' }),
  bookingId: Type.String({ description: "The booking's code", examples: ['BK-7Q2MX4'] }),
  amount: Type.Integer({ description: 'What the booking costs now, in satang' }),
  under: Type.Boolean({
    description:
      'Of a price: a night of the stay still has the price that the event set, and got it from this event. Of a cancellation policy: the booking was made under it. The booking says so itself, by its nights and by what its checkout promised. Of any other event false',
  }),
});
export type TouchJson = Static<typeof TouchSchema>;

const CompensationSchema = Type.Object({
  what: Type.Enum(fieldsOf(COMPENSATIONS), {
    type: 'string',
    description:
      'The act. `undo` takes the `position` of `event`, as `undo-prices` does; the others are asked for of the thing',
  }),
  _id: Type.String({
    description: 'Of the booking, room, hotel, user, case or site that the act is done to',
    examples: ['f4d788fa-7409-488d-9fbb-76bf4d95e39b'],
  }),
});
export type CompensationJson = Static<typeof CompensationSchema>;

export const RadiusAnswer = withDetail({
  event: ThingEventSchema,
  follows: Type.Array(ThingEventSchema, {
    description: `What followed from it by cause, the oldest first: ${MOST_IN_RADIUS} events at most`,
  }),
  touches: Type.Array(TouchSchema, {
    description:
      'The bookings that it concerns, in the order of placing. Of a price: placed after it, with a night that it set, until that night was set again, and later ones that a checkout had promised it. Of a cancellation policy likewise. Of any other event: those that it and what followed name',
  }),
  compensations: Type.Array(CompensationSchema, {
    description: 'Acts that mend it, which the caller may do and the present state allows',
  }),
  more: Type.Boolean({
    description: 'Whether more bookings are touched; ask again with `after`: the last `_id`',
  }),
  moreFollows: Type.Boolean({ description: 'Whether more events followed than this answer has' }),
});
