import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';
import { schemasOf } from '../schema/groups.ts';

const [EVENTS = ''] = schemasOf(['events']);

/** Gives the events of the streams $1, and of what is part of these, their owner. */
export const nameOwners = rawQuery({
  name: 'name owners of events',
  columns: {},
  text: (schema: string) => `
  UPDATE "${schema}".listed_events e SET owner_id = s.owner_id
  FROM (
    SELECT mine.stream, coalesce(mine.owner_id, whole.owner_id) AS owner_id
    FROM "${schema}".event_streams mine
    LEFT JOIN "${schema}".event_streams whole ON whole.stream = mine.part_of
    WHERE mine.stream = ANY ($1::text[]) OR mine.part_of = ANY ($1::text[])) AS s
  WHERE e.stream = s.stream AND e.owner_id IS NULL AND s.owner_id IS NOT NULL`,
  example: EVENTS,
});
