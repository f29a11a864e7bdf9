import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';

/** What guests noted at checkouts that are erased. */
export async function forget(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  await pool.query(
    `UPDATE "${schema}".checkouts SET notes = NULL
     WHERE uid = ANY ($1::uuid[]) AND notes IS NOT NULL`,
    [ids],
  );
}
