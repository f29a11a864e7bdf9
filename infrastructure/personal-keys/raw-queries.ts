import { rawQuery } from '../database/raw-query.ts';

/**
 * The keys of subjects $1, which are $2 for those that have none: asked of every booking, and never twice.
 * Rows are locked in the order of the subjects, so that two such statements never wait for each other. Who
 * was written by another between the two halves is left out.
 */
export const obtainKeys = rawQuery({
  name: 'obtain personal keys',
  columns: { subject: 'text', wrapped_key: 'bytea?' },
  text: () => `
    WITH asked AS (SELECT * FROM unnest($1::text[], $2::bytea[]) AS asked (subject, wrapped_key)),
    made AS (
      INSERT INTO command.personal_keys (subject, wrapped_key)
      SELECT subject, wrapped_key FROM asked ORDER BY subject
      ON CONFLICT (subject) DO NOTHING RETURNING subject, wrapped_key)
    SELECT subject, wrapped_key FROM made
    UNION ALL
    SELECT subject, stored.wrapped_key FROM asked JOIN command.personal_keys AS stored USING (subject)`,
  example: undefined,
});
