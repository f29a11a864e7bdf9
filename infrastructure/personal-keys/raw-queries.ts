import { rawQuery } from '../database/raw-query.ts';

/** The key of subject $1, which is $2 unless it has one: asked of every booking, and never twice. */
export const obtainKey = rawQuery({
  name: 'obtain personal key',
  columns: { subject: 'text', wrapped_key: 'bytea?' },
  text: () => `
    WITH made AS (
      INSERT INTO command.personal_keys (subject, wrapped_key) VALUES ($1, $2)
      ON CONFLICT (subject) DO NOTHING RETURNING subject, wrapped_key)
    SELECT subject, wrapped_key FROM made
    UNION ALL SELECT subject, wrapped_key FROM command.personal_keys WHERE subject = $1
    LIMIT 1`,
  example: undefined,
});
