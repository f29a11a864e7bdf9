import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

/** That something happened, without what. */
export const EventSchema = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  type: Type.String({ examples: ['BookingPlaced'] }),
  stream: Type.String({
    description: 'What it happened to; of checkouts and payments the id is not the one guests have',
    examples: ['booking-3f0b5a3e-6f0e-4c59-8a53-0c8f5a1d2e4b'],
  }),
  actor: Type.String({
    description:
      "Who did it: a user's `_id` or `guest`; of what a process did, the person whose act it follows from, else `process:` and its name",
    examples: ['process:expire-unpaid'],
  }),
  via: Nullable(
    Type.String({
      description: '`process:` and its name, where a process did it',
      examples: ['process:expire-unpaid'],
    }),
  ),
  actorName: Nullable(Type.String({ description: 'What the user is called', examples: ['Nok'] })),
  time: Type.String({ format: 'date-time' }),
});
export type EventJson = Static<typeof EventSchema>;
