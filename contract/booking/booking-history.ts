import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

/** What happened to a booking, as its stream says it, and of its unit its room's. */
const HistoryEventSchema = Type.Object({
  position: Type.String({ description: 'The token of x-position; names the event to other calls' }),
  revision: Type.Integer({ description: '0, 1, 2 … within the stream' }),
  stream: Type.String(),
  type: Type.String(),
  at: Type.String({ format: 'date-time' }),
  by: Type.String({
    description:
      "Who did it: a user's `_id` or `guest`; of what a process did, the person whose act it follows from, else `process:` and its name",
  }),
  via: Nullable(
    Type.String({
      description: '`process:` and its name, where a process did it',
      examples: ['process:confirm-when-paid'],
    }),
  ),
  name: Nullable(Type.String({ description: "The user's name; null for who is no user" })),
  undoable: Type.Boolean({
    description:
      'Whether the caller may take it back now, by the action `undo` with its `position`',
  }),
  undone: Type.Boolean({ description: 'It was taken back since' }),
  data: Nullable(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'As recorded, money in satang; null where it tells of a refund and the caller may not read money',
    }),
  ),
});
export type HistoryEventJson = Static<typeof HistoryEventSchema>;

export const BOOKING_HISTORY_FIELDS = {
  events: Type.Array(HistoryEventSchema),
  verified: Nullable(
    Type.Boolean({
      description: 'Whether the chain of hashes was proven; null: nobody looked',
    }),
  ),
};
