import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';

// Restore points, with the timers that changed since the one before.

/** Keeps how far the processes are in store $1, with their timers and steps put aside, all as of one moment; $2 is when. */
export const makeRestorePoint = rawQuery({
  name: 'make restore point',
  columns: { id: 'int8' },
  text: () => `
  WITH point AS (
    INSERT INTO command.restore_points (made_at, store_id, commit, prepare, last_event, steps_aside)
    SELECT $2::timestamptz, store_id, commit, prepare, last_event,
      (SELECT COALESCE(jsonb_agg(step ORDER BY id), '[]') FROM command.steps_aside step)
    FROM command.process_checkpoints WHERE name = 'processes' AND store_id = $1
    RETURNING id),
  changed AS MATERIALIZED (
    SELECT before.key AS old_key, timer.key AS new_key
    FROM (SELECT key, version FROM command.timers_of_points WHERE until IS NULL) before
      FULL JOIN (SELECT key, xmin::text AS version FROM command.process_timers) timer
      ON before.key = timer.key AND before.version = timer.version
    WHERE before.key IS NULL OR timer.key IS NULL),
  over AS (
    UPDATE command.timers_of_points SET until = point.id
    FROM changed, point WHERE key = changed.old_key AND until IS NULL),
  added AS (
    INSERT INTO command.timers_of_points (key, since, version, timer)
    SELECT timer.key, point.id, timer.xmin::text, to_jsonb(timer)
    FROM changed JOIN command.process_timers timer ON timer.key = changed.new_key, point)
  SELECT id FROM point`,
  example: undefined,
});

/** Makes the processes what they were at restore point $1, at position $2 and $3 of the log as it is now; later points go. */
export const goBackTo = rawQuery({
  name: 'go back to restore point',
  columns: {},
  text: () => `
  WITH point AS (SELECT * FROM command.restore_points WHERE id = $1),
  later AS (DELETE FROM command.restore_points WHERE id > $1),
  saved AS (
    SELECT (jsonb_populate_record(NULL::command.process_timers, timer)).*
    FROM point, command.timers_of_points
    WHERE point.timers IS NULL AND since <= point.id AND (until > point.id OR until IS NULL)
    UNION ALL
    SELECT timer.* FROM point, jsonb_populate_recordset(NULL::command.process_timers, point.timers) timer),
  set_later AS (DELETE FROM command.timers_of_points WHERE since > $1),
  over_later AS (
    UPDATE command.timers_of_points SET until = NULL WHERE since <= $1 AND until > $1),
  checkpoint AS (
    UPDATE command.process_checkpoints c
    SET commit = $2, prepare = $3, last_event = point.last_event
    FROM point WHERE c.name = 'processes'),
  gone AS (
    DELETE FROM command.process_timers t
    WHERE NOT EXISTS (SELECT FROM saved WHERE saved.key = t.key)),
  timers AS (
    INSERT INTO command.process_timers SELECT * FROM saved
    ON CONFLICT (key) DO UPDATE SET due = excluded.due, every_ms = excluded.every_ms,
      process = excluded.process, cause = excluded.cause, command = excluded.command,
      queue = excluded.queue, failures = excluded.failures),
  aside AS (DELETE FROM command.steps_aside)
  INSERT INTO command.steps_aside (stream, process, cause, todo, problem, failures, due)
  SELECT step.stream, step.process, step.cause, step.todo, step.problem, step.failures, step.due
  FROM point, jsonb_populate_recordset(NULL::command.steps_aside, point.steps_aside)
    WITH ORDINALITY AS step (id, stream, process, cause, todo, problem, failures, due, place)
  ORDER BY place`,
  example: undefined,
});
