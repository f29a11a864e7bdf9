import { type Static, Type } from 'typebox';

/** A record of the back office that changed, for who looks at it or at a list with it. */
const ChangedRecordSchema = Type.Object({
  resource: Type.Enum(['bookings', 'hotels', 'rooms', 'users', 'cases'], { type: 'string' }),
  id: Type.String({ description: "The record's `_id`" }),
  version: Type.Integer({ description: 'What the record is at by now' }),
  by: Type.String({ description: "A user's `_id`, `guest`, or `process:` and its name" }),
});
export type ChangedRecordJson = Static<typeof ChangedRecordSchema>;

export const ChangedRecordsAnswer = {
  description: 'Events for as long as the caller listens',
  content: { 'text/event-stream': { schema: ChangedRecordSchema } },
};
