import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';
import { schemasOf } from '../schema/groups.ts';
import { sameKeys } from '../schema/same-keys.ts';

const [EVENTS = ''] = schemasOf(['events']);

/**
 * Writes events, $1 as JSON, with the owner that their stream has by now. An event that is there stays. Owners are
 * looked up by subselects: a join's plan that was made when there were few streams would read all of them.
 */
export const putEvents = rawQuery({
  name: 'put events',
  columns: {},
  text: ({ schema }: Readonly<{ schema: string }>) => `
  INSERT INTO "${schema}".listed_events
    (event_id, type, stream, actor, at, commit_position, prepare_position, caused_by, causation_id, owner_id)
  SELECT event_id, type, stream, actor, at, commit_position, prepare_position, caused_by, causation_id, (
    SELECT coalesce(mine.owner_id, (
      SELECT owner_id FROM "${schema}".event_streams whole WHERE whole.stream = mine.part_of))
    FROM "${schema}".event_streams mine WHERE mine.stream = e.stream)
  FROM jsonb_populate_recordset(NULL::"${schema}".listed_events, $1) AS e
  ON CONFLICT (event_id) DO NOTHING`,
  example: { schema: EVENTS },
});

/**
 * Gives events of before the owner of their streams, $1, and of what is part of these. Step by step, each by
 * an index: joined, or with what is nobody's asked for inside, it begins with all events that are nobody's, or
 * with all streams.
 */
export const nameOwners = rawQuery({
  name: 'name owners of events',
  columns: {},
  text: ({ schema }: Readonly<{ schema: string }>) => `
  WITH owned AS MATERIALIZED (
    SELECT mine.stream, coalesce(mine.owner_id, (
      SELECT owner_id FROM "${schema}".event_streams whole WHERE whole.stream = mine.part_of)) AS owner_id
    FROM unnest($1::text[]) AS given CROSS JOIN LATERAL (
      SELECT * FROM "${schema}".event_streams s WHERE s.stream = given
      UNION ALL SELECT * FROM "${schema}".event_streams s WHERE s.part_of = given OFFSET 0) AS mine),
  unnamed AS MATERIALIZED (
    SELECT e.event_id, owned.owner_id
    FROM owned CROSS JOIN LATERAL (
      SELECT event_id, owner_id FROM "${schema}".listed_events
      WHERE stream = owned.stream OFFSET 0) AS e
    WHERE owned.owner_id IS NOT NULL AND e.owner_id IS NULL)
  UPDATE "${schema}".listed_events t SET owner_id = unnamed.owner_id
  FROM unnamed WHERE ${sameKeys(['event_id'], 'unnamed')}`,
  example: { schema: EVENTS },
});

/** Gives all events that have no owner yet the one that their streams came to have. */
export const nameAll = rawQuery({
  name: 'name owners of all events',
  columns: {},
  text: ({ schema }: Readonly<{ schema: string }>) => `
  UPDATE "${schema}".listed_events e SET owner_id = coalesce(mine.owner_id, whole.owner_id)
  FROM "${schema}".event_streams mine
  LEFT JOIN "${schema}".event_streams whole ON whole.stream = mine.part_of
  WHERE e.owner_id IS NULL AND e.stream = mine.stream
    AND coalesce(mine.owner_id, whole.owner_id) IS NOT NULL`,
  example: { schema: EVENTS },
});

/** As many steps as nobody's acts take; a ring of causes ends there. */
const STEPS = 50;

/** Who caused the events that `first` selects, by the causes of theirs. Step by step, each by the key of one event. */
const named = (schema: string, first: string) => `
  WITH RECURSIVE leads AS (
    ${first}
    UNION ALL
    SELECT leads.event_id, cause.causation_id, steps + 1
    FROM leads CROSS JOIN LATERAL (
      SELECT causation_id, caused_by FROM "${schema}".listed_events c
      WHERE c.event_id = leads.causation_id OFFSET 0) AS cause
    WHERE cause.caused_by IS NULL AND cause.causation_id IS NOT NULL AND steps < ${STEPS}),
  traced AS MATERIALIZED (
    SELECT leads.event_id, cause.caused_by
    FROM leads CROSS JOIN LATERAL (
      SELECT caused_by FROM "${schema}".listed_events c
      WHERE c.event_id = leads.causation_id OFFSET 0) AS cause
    WHERE cause.caused_by IS NOT NULL)
  UPDATE "${schema}".listed_events t SET caused_by = traced.caused_by
  FROM traced WHERE ${sameKeys(['event_id'], 'traced')}`;

/** Gives events of processes, $1, the person that their causes lead to: a version before did not write it. */
export const nameCauses = rawQuery({
  name: 'name who caused events',
  columns: {},
  text: ({ schema }: Readonly<{ schema: string }>) =>
    named(
      schema,
      `SELECT e.event_id, e.causation_id, 1 AS steps
       FROM unnest($1::uuid[]) AS given CROSS JOIN LATERAL (
         SELECT event_id, causation_id FROM "${schema}".listed_events
         WHERE event_id = given AND caused_by IS NULL AND causation_id IS NOT NULL OFFSET 0) AS e`,
    ),
  example: { schema: EVENTS },
});

/** Likewise all that there are. */
export const nameAllCauses = rawQuery({
  name: 'name who caused all events',
  columns: {},
  text: ({ schema }: Readonly<{ schema: string }>) =>
    named(
      schema,
      `SELECT event_id, causation_id, 1 AS steps FROM "${schema}".listed_events
       WHERE caused_by IS NULL AND causation_id IS NOT NULL`,
    ),
  example: { schema: EVENTS },
});
