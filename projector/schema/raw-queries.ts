import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';

/** Of schemas $1: asked by every read that waits for a write. */
export const checkpointsOf = rawQuery({
  name: 'read checkpoints',
  columns: { schema: 'text', store_id: 'text', commit: 'numeric', prepare: 'numeric' },
  text: () =>
    'SELECT schema, store_id, commit, prepare FROM read_models.schemas WHERE schema = ANY ($1)',
  example: undefined,
});

/** Of schemas $1 the last event that each met; also where no version has made the column yet. */
export const lastEventsOf = rawQuery({
  name: 'read last events',
  columns: { schema: 'text', last_event: 'jsonb?' },
  text: () =>
    `SELECT schema, NULLIF(to_jsonb(each) -> 'last_event', 'null') AS last_event
     FROM read_models.schemas each WHERE schema = ANY ($1)`,
  example: undefined,
});

/** To $1 and $2 those of schemas $3 that are at $4 and $5; an error where these are not $6 ones. $7 is the last event. */
export const moveOn = rawQuery({
  name: 'move checkpoints',
  columns: { moved: 'int4' },
  text: () => `
    WITH moved AS (
      UPDATE read_models.schemas SET commit = $1, prepare = $2,
        last_event = COALESCE($7::jsonb, last_event)
      WHERE schema = ANY ($3) AND commit = $4 AND prepare = $5 RETURNING 1)
    SELECT 1 / (count(*) = $6)::integer AS moved FROM moved`,
  example: undefined,
});

/** Puts schema $1 at $2 and $3, wherever it is. */
export const moveBack = rawQuery({
  name: 'move checkpoint back',
  columns: {},
  text: () => 'UPDATE read_models.schemas SET commit = $2, prepare = $3 WHERE schema = $1',
  example: undefined,
});

/**
 * That rows of `t` have the keys of `of`, as `= ANY (ARRAY[…])`: by a mere `=`, a plan that was made while the table
 * was small may begin with the table, and read all of it for each batch. It holds on a pool of `openProjectorPool`
 * alone: with other planner settings, a plan made while the table is empty reads all of it however this is written.
 */
export const sameKeys = (keys: readonly string[], of: string): string =>
  keys.map((key) => `t.${key} = ANY (ARRAY[${of}.${key}])`).join(' AND ');
