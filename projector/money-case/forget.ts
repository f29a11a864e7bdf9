import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';

/** Why cases were settled: a reason is sealed for the first booking of its case, else for its checkout or itself. */
export async function forget(pool: Pool, schema: string, { all }: ErasedSubjects): Promise<void> {
  await pool.query(
    `UPDATE "${schema}".money_cases SET reason = NULL
     WHERE (case_id = ANY ($1::text[]) OR booking_ids->>0 = ANY ($1::text[])) AND reason IS NOT NULL`,
    [all],
  );
}
