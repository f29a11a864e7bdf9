import { type Static, Type } from 'typebox';

/** What somebody does with a booking that is open before them. */
const DoingSchema = Type.Enum(['looks', 'moves'], { type: 'string', default: 'looks' });
export type Doing = Static<typeof DoingSchema>;

export const PresenceQuery = Type.Object(
  { doing: Type.Optional(DoingSchema) },
  { additionalProperties: false },
);

/** Who has a booking open at this moment; nobody is told by an empty list. */
const PresenceSchema = Type.Object({
  id: Type.String({ description: "The booking's `_id`" }),
  people: Type.Array(Type.Object({ _id: Type.String(), name: Type.String(), doing: DoingSchema }), {
    description: 'Each once, by the user’s `_id`',
  }),
});
export type PresenceJson = Static<typeof PresenceSchema>;
export type PersonPresent = PresenceJson['people'][number];

export const PresenceAnswer = {
  description: 'Events for as long as the booking is open',
  content: { 'text/event-stream': { schema: PresenceSchema } },
};
