import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';

// Several tables at once, by rows that come as JSON.

const COLUMNS = 'key, due, every_ms, process, cause, command, queue, failures';
const SET_ANEW = `ON CONFLICT (key) DO UPDATE SET due = excluded.due, every_ms = excluded.every_ms,
      process = excluded.process, cause = excluded.cause, command = excluded.command,
      queue = excluded.queue, failures = excluded.failures`;

/** All ask `moved`: a runner that was overtaken moves no checkpoint, and must touch nothing else either. */
const CHANGES = `
  forgotten AS (
    DELETE FROM command.process_timers
    WHERE key = ANY ($5::text[]) AND EXISTS (SELECT FROM moved)),
  written AS (
    INSERT INTO command.process_timers (${COLUMNS})
    SELECT ${COLUMNS} FROM jsonb_populate_recordset(NULL::command.process_timers, $6::jsonb)
    WHERE EXISTS (SELECT FROM moved) ${SET_ANEW}),
  aside AS (
    INSERT INTO command.steps_aside (stream, process, cause, todo, problem, failures, due)
    SELECT step ->> 'stream', step ->> 'process', step -> 'cause', step -> 'todo',
      step ->> 'problem', (step ->> 'failures')::integer, (step ->> 'due')::timestamptz
    FROM jsonb_array_elements($7::jsonb) WITH ORDINALITY AS steps (step, place)
    WHERE EXISTS (SELECT FROM moved) ORDER BY place),
  queued AS (
    INSERT INTO command.mails (id, letter, queued_at, next_try)
    SELECT id, mail - 'template' || jsonb_build_object('letter', mail -> 'template'), now, now
    FROM jsonb_to_recordset($9::jsonb) AS mails (id text, mail jsonb, now timestamptz)
    WHERE EXISTS (SELECT FROM moved) ORDER BY id
    ON CONFLICT (id) DO NOTHING)
  SELECT count(*) AS moved FROM moved`;

/** Those of keys $1 forgotten, those of rows $2 set. */
export const changeTimers = rawQuery({
  name: 'change timers',
  columns: {},
  text: () => `
  WITH forgotten AS (DELETE FROM command.process_timers WHERE key = ANY ($1::text[]))
  INSERT INTO command.process_timers (${COLUMNS})
  SELECT ${COLUMNS} FROM jsonb_populate_recordset(NULL::command.process_timers, $2::jsonb)
  ${SET_ANEW}`,
  example: undefined,
});

/** Those of keys $1 and times $2 are over, those of rows $3 put off. */
export const settleTimers = rawQuery({
  name: 'settle timers',
  columns: {},
  text: () => `
  WITH over AS (SELECT * FROM unnest($1::text[], $2::timestamptz[]) AS over (key, due)),
  done AS (
    DELETE FROM command.process_timers t USING over WHERE t.key = over.key AND t.due = over.due),
  kept AS (
    UPDATE command.process_timers t SET due = (next ->> 'due')::timestamptz,
      command = next -> 'command', queue = next ->> 'queue',
      failures = (next ->> 'failures')::integer
    FROM jsonb_array_elements($3::jsonb) AS next
    WHERE t.key = next ->> 'key' AND t.due = (next ->> 'was_due')::timestamptz
    RETURNING next -> 'besides' AS besides)
  INSERT INTO command.process_timers (${COLUMNS})
  SELECT ${COLUMNS}
  FROM kept, jsonb_populate_recordset(NULL::command.process_timers, kept.besides) ${SET_ANEW}`,
  example: undefined,
});

/** The first checkpoint $1 of store $2, at $3 and $4, with what changes by it: $5 and $6 timers, $7 put aside, $9 mails that are due; $8 is the last event. */
export const beginProcesses = rawQuery({
  name: 'begin processes',
  columns: { moved: 'int8' },
  text: () => `
  WITH moved AS (
    INSERT INTO command.process_checkpoints (name, store_id, commit, prepare, last_event)
    VALUES ($1, $2, $3, $4, $8::jsonb) RETURNING 1),
  ${CHANGES}`,
  example: undefined,
});

/** The same from $10 and $11 on. */
export const moveProcessesOn = rawQuery({
  name: 'move processes on',
  columns: { moved: 'int8' },
  text: () => `
  WITH moved AS (
    UPDATE command.process_checkpoints SET commit = $3, prepare = $4,
      last_event = COALESCE($8::jsonb, last_event)
    WHERE name = $1 AND store_id = $2 AND commit = $10 AND prepare = $11 RETURNING 1),
  ${CHANGES}`,
  example: undefined,
});
