import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

/** What an event changed, by field: the same fields before and after it. */
const values = (when: string) =>
  Nullable(
    Type.Record(Type.String(), Type.Unknown(), {
      description: `What the event changed in its booking, room, hotel or user, by field, as it was ${when} it. Money is in satang; \`prices\` are periods of nights with what each costs, the same periods before and after. Null where it changed no field that a list shows, and where the caller may not see it`,
      examples: [{ basePrice: 150_000 }],
    }),
  );

/** That something happened: who did what to which thing, without the event's data. */
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
  sentence: Type.String({
    description: "Who did what to which thing, in the caller's language, as histories answer it",
    examples: ['Nok canceled BK-7Q2MX4.'],
  }),
  by: Type.String({ description: 'As `actor`, by the name histories give it' }),
  name: Nullable(
    Type.String({
      description: 'As `actorName`, by the name histories give it',
      examples: ['Nok'],
    }),
  ),
  ownerId: Nullable(
    Type.String({
      format: 'uuid',
      description: "Whose it is, as the owner's list has it; null: the site's",
    }),
  ),
  before: values('before'),
  after: values('after'),
  missing: Nullable(
    Type.Enum(['far-back', 'unreadable'], {
      type: 'string',
      description:
        'Why values are missing: fields of `after` that `before` has not, or both where they are null. `far-back`: they were set too many changes ago. `unreadable`: an event that nobody can read any more may have set them. Null where none is missing',
    }),
  ),
});
export type EventJson = Static<typeof EventSchema>;
