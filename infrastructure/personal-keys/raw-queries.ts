import { rawQuery } from '../database/raw-query.ts';

/**
 * Common table expressions of which `obtained` has the keys of subjects in table `asked`, which are its own for those
 * that have none. Rows are locked in the order of the subjects, so that two such statements never wait for each other.
 * Who was written by another between the two halves is left out.
 */
export const OBTAINED = `
    made AS (
      INSERT INTO command.personal_keys (subject, wrapped_key)
      SELECT subject, wrapped_key FROM asked ORDER BY subject
      ON CONFLICT (subject) DO NOTHING RETURNING subject, wrapped_key),
    obtained AS (
      SELECT subject, wrapped_key FROM made
      UNION ALL
      SELECT subject, stored.wrapped_key FROM asked JOIN command.personal_keys AS stored USING (subject))`;

/** The keys of subjects $1, which are $2 for those that have none. */
export const obtainKeys = rawQuery({
  name: 'obtain personal keys',
  columns: { subject: 'text', wrapped_key: 'bytea?' },
  text: () => `
    WITH asked AS (SELECT * FROM unnest($1::text[], $2::bytea[]) AS asked (subject, wrapped_key)), ${OBTAINED}
    SELECT subject, wrapped_key FROM obtained`,
  example: undefined,
});
