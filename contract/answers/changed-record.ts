import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { FOLLOWED_RESOURCES } from '@baanpak/domain/values/schema/route.ts';
import { type Static, Type } from 'typebox';

/** A record of the back office that changed, for who looks at it or at a list with it. */
const ChangedRecordSchema = Type.Object({
  resource: Type.Enum([...FOLLOWED_RESOURCES], { type: 'string' }),
  id: Type.String({ description: "The record's `_id`" }),
  version: Nullable(
    Type.Integer({ description: 'What the record is at by now; null where it has none' }),
  ),
  by: Type.String({ description: "A user's `_id`, `guest`, or `process:` and its name" }),
  name: Nullable(Type.String({ description: "The user's name; null for who is no user" })),
});
export type ChangedRecordJson = Static<typeof ChangedRecordSchema>;

export const ChangedRecordsAnswer = {
  description: 'Events for as long as the caller listens',
  content: { 'text/event-stream': { schema: ChangedRecordSchema } },
};
