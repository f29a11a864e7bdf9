import type { Pool } from 'pg';

/** How often whoever reads or writes a version of a group says so, in milliseconds. */
export const SAY_EVERY = 60_000;

/** Says that schemas are in use: one that nobody uses for a day is dropped. */
export async function sayUsed(pool: Pool, schemas: readonly string[]): Promise<void> {
  await pool.query('UPDATE read_models.schemas SET used_at = now() WHERE schema = ANY ($1)', [
    schemas,
  ]);
}
