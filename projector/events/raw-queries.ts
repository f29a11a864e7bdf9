import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';
import { schemasOf } from '../read-models.ts';
import { sameKeys } from '../schema/raw-queries.ts';

const [EVENTS = ''] = schemasOf(['events']);

/** The owner that the streams have in common that one is part of; null where one of them has none, or another. */
const ownerInCommon = (schema: string, stream: string, level: string, ownerOf: string) => `(
  SELECT CASE WHEN count(*) = count(owned.owner_id) AND count(DISTINCT owned.owner_id) = 1
    THEN (array_agg(owned.owner_id))[1] END
  FROM "${schema}".stream_parts ${level} LEFT JOIN LATERAL (
    SELECT ${ownerOf} AS owner_id FROM "${schema}".event_streams s
    WHERE s.stream = ${level}.part_of OFFSET 0) AS owned ON true
  WHERE ${level}.stream = ${stream})`;

/**
 * Whose a stream is: a payment is part of its checkout, which is part of its hotels. By subselects: a join's plan that
 * was made when there were few streams would read all of them.
 */
const ownerOf = (schema: string, stream: string) => `coalesce(
  (SELECT owner_id FROM "${schema}".event_streams own WHERE own.stream = ${stream}),
  ${ownerInCommon(
    schema,
    stream,
    'part',
    `coalesce(s.owner_id, ${ownerInCommon(schema, 's.stream', 'whole', 's.owner_id')})`,
  )})`;

/** Writes events, $1 as JSON, with the owner that their stream has by now. An event that is there stays. */
export const putEvents = rawQuery({
  name: 'put events',
  columns: {},
  text: ({ schema }: Readonly<{ schema: string }>) => `
  INSERT INTO "${schema}".listed_events
    (event_id, type, stream, actor, at, commit_position, prepare_position, caused_by, causation_id, correlation,
     log_stream, revision, owner_id)
  SELECT event_id, type, stream, actor, at, commit_position, prepare_position, caused_by, causation_id, correlation,
    log_stream, revision, ${ownerOf(schema, 'e.stream')}
  FROM jsonb_populate_recordset(NULL::"${schema}".listed_events, $1) AS e
  ON CONFLICT (event_id) DO NOTHING`,
  example: { schema: EVENTS },
});

const partsOf = (schema: string, whole: string) => `
  SELECT part.stream FROM ${whole} AS of_whole CROSS JOIN LATERAL (
    SELECT stream FROM "${schema}".stream_parts p WHERE p.part_of = of_whole.stream OFFSET 0) AS part`;

/**
 * Gives events of before the owner of their streams, $1, and of what is part of these, and of what is part of those.
 * Step by step, each by an index: joined, it begins with all events that are nobody's, or with all streams.
 */
export const nameOwners = rawQuery({
  name: 'name owners of events',
  columns: {},
  text: ({ schema }: Readonly<{ schema: string }>) => `
  WITH given AS MATERIALIZED (SELECT unnest($1::text[]) AS stream),
  parts AS MATERIALIZED (${partsOf(schema, 'given')}),
  touched AS MATERIALIZED (
    SELECT stream FROM given UNION SELECT stream FROM parts UNION ${partsOf(schema, 'parts')}),
  owned AS MATERIALIZED (
    SELECT touched.stream, ${ownerOf(schema, 'touched.stream')} AS owner_id FROM touched),
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
  WITH owned AS MATERIALIZED (
    SELECT nobodys.stream, ${ownerOf(schema, 'nobodys.stream')} AS owner_id
    FROM (SELECT DISTINCT stream FROM "${schema}".listed_events WHERE owner_id IS NULL) AS nobodys)
  UPDATE "${schema}".listed_events e SET owner_id = owned.owner_id
  FROM owned WHERE e.owner_id IS NULL AND e.stream = owned.stream AND owned.owner_id IS NOT NULL`,
  example: { schema: EVENTS },
});

/** Gives events that name nothing what the first event of their stream concerns. */
export const nameSubjects = rawQuery({
  name: 'name what events concern',
  columns: {},
  text: ({ schema }: Readonly<{ schema: string }>) => `
  WITH nameless AS (DELETE FROM "${schema}".event_subjects WHERE kind = 'start' RETURNING *)
  INSERT INTO "${schema}".event_subjects
    (kind, id, at, commit_position, prepare_position, stream, revision, correlation)
  SELECT first.kind, first.id, nameless.at, nameless.commit_position, nameless.prepare_position, nameless.stream,
    nameless.revision, nameless.correlation
  FROM nameless CROSS JOIN LATERAL (
    SELECT kind, id FROM "${schema}".event_subjects f
    WHERE f.stream = nameless.stream AND f.revision = 0 AND f.kind <> 'start' OFFSET 0) AS first
  ON CONFLICT DO NOTHING`,
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
