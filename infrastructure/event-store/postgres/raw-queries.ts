import { rawQuery } from '../../database/raw-query.ts';

// Of the log: its time counts, and plans are as they were measured to be (docs/adr/0002-postgresql-as-event-store.md).

const EVENT = {
  transaction_id: 'text',
  position: 'text',
  stream: 'text',
  revision: 'int8',
  id: 'uuid',
  type: 'text',
  data: 'jsonb',
  metadata: 'jsonb',
} as const;
const CONTENT = ['stream', 'revision', 'id', 'type', 'data', 'metadata'];

const OUTCOME = {
  won: 'bool',
  last_revision: 'int8?',
  last_transaction: 'text',
  last_position: 'int8',
} as const;

/** Appends $1, how many events they hold $2. */
export const appendEvents = rawQuery({
  name: 'append',
  columns: OUTCOME,
  text: (schema: string) => `SELECT * FROM ${schema}.append_group_2($1::jsonb, $2::int)`,
  example: 'events',
});

/**
 * The same while the keys $4 of subjects $3 are stored; no row, and nothing written, where one is not. A key that is
 * there was committed before, so that the disk has it as soon as it has the events.
 */
export const appendSealedEvents = rawQuery({
  name: 'append sealed',
  columns: OUTCOME,
  text: (schema: string) => `
    SELECT * FROM ${schema}.append_group_2((
      SELECT $1::jsonb WHERE NOT EXISTS (
        SELECT FROM unnest($3::text[], $4::bytea[]) AS sealing (subject, wrapped_key)
        WHERE NOT EXISTS (
          SELECT FROM command.personal_keys AS stored
          WHERE stored.subject = sealing.subject AND stored.wrapped_key = sealing.wrapped_key))), $2::int)`,
  example: 'events',
});

/** Writes the events of a JSON array $1 in its order, each at the revision it names; none may be there. */
export const importEvents = rawQuery({
  name: 'import events',
  columns: { transaction_id: 'text', position: 'text' },
  text: (schema: string) =>
    `INSERT INTO ${schema}.events (stream, revision, id, type, data, metadata)
     SELECT ${CONTENT}
     FROM ROWS FROM (jsonb_to_recordset($1::jsonb)
         AS (stream text, revision bigint, id uuid, type text, data jsonb, metadata jsonb))
       WITH ORDINALITY AS event (stream, revision, id, type, data, metadata, n)
     ORDER BY n
     RETURNING transaction_id::text, position::text`,
  example: 'events',
});

/**
 * What a JSON array $1 says: streams, each `from` a revision on, `limit` events at most. LIMIT keeps each
 * stream's events an index scan of their own, however the plan was made. One text and not three arrays,
 * which node-pg writes element by element: a burst of 500 guests takes 59 ms of processor time instead of 67.
 */
export const forwards = rawQuery({
  name: 'read forwards',
  columns: { n: 'int4', ...EVENT },
  text: (schema: string) =>
    `SELECT n::int, e.*
     FROM ROWS FROM (json_to_recordset($1::json) AS (stream text, "from" bigint, "limit" bigint))
       WITH ORDINALITY AS read (stream, first, most, n)
     CROSS JOIN LATERAL (
       SELECT transaction_id::text, position::text, ${CONTENT} FROM ${schema}.events
       WHERE events.stream = read.stream AND revision >= read.first
       ORDER BY revision LIMIT read.most) AS e
     ORDER BY n, e.revision`,
  example: 'events',
});

/** Stream $1 from revision $2 backwards, $3 events at most. */
export const backwards = rawQuery({
  name: 'read backwards',
  columns: EVENT,
  text: (schema: string) =>
    `SELECT transaction_id::text, position::text, ${CONTENT} FROM ${schema}.events
     WHERE stream = $1 AND revision <= $2::bigint
     ORDER BY revision DESC LIMIT $3::bigint`,
  example: 'events',
});

export const lastPosition = rawQuery({
  name: 'read head',
  columns: { transaction_id: 'text', position: 'text' },
  text: (schema: string) =>
    `SELECT transaction_id::text, position::text FROM ${schema}.events e
     ORDER BY e.transaction_id DESC, e.position DESC LIMIT 1`,
  example: 'events',
});

export const newestEvent = rawQuery({
  name: 'read newest event',
  columns: EVENT,
  text: (schema: string) =>
    `SELECT transaction_id::text, position::text, ${CONTENT} FROM ${schema}.events e
     ORDER BY e.transaction_id DESC, e.position DESC LIMIT 1`,
  example: 'events',
});

/** The page behind transaction $1 and position $2, $3 events at most, of streams that begin with $4. */
export const nextPage = rawQuery({
  name: 'read page',
  columns: { hidden: 'bool', wanted: 'bool?', ...EVENT },
  text: (schema: string) => `SELECT * FROM ${schema}.page_1($1::text::xid8, $2, $3, $4)`,
  example: 'events',
});

export const storeIdentity = rawQuery({
  name: 'read store id',
  columns: { store_id: 'uuid' },
  text: (schema: string) => `SELECT store_id FROM ${schema}.identity`,
  example: 'events',
});

export const newIdentity = rawQuery({
  name: 'give new store id',
  columns: { store_id: 'uuid' },
  text: (schema: string) =>
    `UPDATE ${schema}.identity SET store_id = gen_random_uuid() RETURNING store_id`,
  example: 'events',
});

/** Whether transaction ids of the log lie ahead of the server's. */
export const isAhead = rawQuery({
  name: 'log is ahead',
  columns: { ahead: 'bool' },
  text: (schema: string) =>
    `SELECT transaction_id >= pg_snapshot_xmax(pg_current_snapshot()) AS ahead
     FROM ${schema}.events ORDER BY transaction_id DESC LIMIT 1`,
  example: 'events',
});

/** How many events stand up to transaction $1 and position $2. */
export const countUpTo = rawQuery({
  name: 'count events',
  columns: { count: 'text' },
  text: (schema: string) =>
    `SELECT count(*)::text AS count FROM ${schema}.events
     WHERE (transaction_id, position) <= ($1::text::xid8, $2::bigint)`,
  example: 'events',
});

/** The oldest transaction that has written and runs for longer than $1 seconds. */
export const oldestWriter = rawQuery({
  name: 'oldest writer',
  columns: { pid: 'int4', application: 'text', seconds: 'int4' },
  text: () =>
    `SELECT pid, application, floor(extract(epoch FROM clock_timestamp() - began))::int AS seconds
     FROM (
       SELECT pid, application_name AS application, xact_start AS began
       FROM pg_stat_activity WHERE backend_xid IS NOT NULL
       UNION ALL
       SELECT 0, 'prepared transaction ' || gid, prepared FROM pg_prepared_xacts) AS writing
     WHERE clock_timestamp() - began > make_interval(secs => $1)
     ORDER BY began LIMIT 1`,
  example: undefined,
});

/** Moves every event to transaction 0, in the order they have. */
export const renumber = rawQuery({
  name: 'renumber events',
  columns: {},
  text: (schema: string) =>
    `UPDATE ${schema}.events AS e SET transaction_id = '0', position = o.n
     FROM (
       SELECT stream, revision, row_number() OVER (ORDER BY transaction_id, position) AS n
       FROM ${schema}.events) AS o
     WHERE e.stream = o.stream AND e.revision = o.revision`,
  example: 'events',
});

/** The next event's position is behind the last one's. */
export const restartPositions = rawQuery({
  name: 'restart positions',
  columns: { setval: 'int8' },
  text: (schema: string) =>
    `SELECT setval(pg_get_serial_sequence('${schema}.events', 'position'),
       (SELECT coalesce(max(position), 0) + 1 FROM ${schema}.events), false)`,
  example: 'events',
});

/** Whether the events are told apart by their unique key. */
export const hasReplicaIdentity = rawQuery({
  name: 'has replica identity',
  columns: { isGiven: 'bool' },
  text: (schema: string) =>
    `SELECT relreplident = 'i' AS "isGiven" FROM pg_class WHERE oid = '${schema}.events'::regclass`,
  example: 'events',
});
