import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';

// Whole tables as JSON, and back.

/** Keeps how far the processes are in store $1, with their timers and steps put aside, all as of one moment; $2 is when. */
export const makeRestorePoint = rawQuery({
  name: 'make restore point',
  columns: { id: 'int8' },
  text: () => `
  INSERT INTO command.restore_points
    (made_at, store_id, commit, prepare, last_event, timers, steps_aside)
  SELECT $2::timestamptz, store_id, commit, prepare, last_event,
    (SELECT COALESCE(jsonb_agg(timer), '[]') FROM command.process_timers timer),
    (SELECT COALESCE(jsonb_agg(step ORDER BY id), '[]') FROM command.steps_aside step)
  FROM command.process_checkpoints WHERE name = 'processes' AND store_id = $1
  RETURNING id`,
  example: undefined,
});

/** Makes the processes what they were at restore point $1, at position $2 and $3 of the log as it is now; later points go. */
export const goBackTo = rawQuery({
  name: 'go back to restore point',
  columns: {},
  text: () => `
  WITH point AS (SELECT * FROM command.restore_points WHERE id = $1),
  later AS (DELETE FROM command.restore_points WHERE id > $1),
  checkpoint AS (
    UPDATE command.process_checkpoints c
    SET commit = $2, prepare = $3, last_event = point.last_event
    FROM point WHERE c.name = 'processes'),
  gone AS (DELETE FROM command.process_timers WHERE NOT key = ANY (
    SELECT timer ->> 'key' FROM point, jsonb_array_elements(timers) timer)),
  timers AS (
    INSERT INTO command.process_timers
    SELECT timer.* FROM point, jsonb_populate_recordset(NULL::command.process_timers, point.timers) timer
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
