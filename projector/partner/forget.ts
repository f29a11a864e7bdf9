import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';

/** Who erased applicants were, and why they were declined. */
export async function forget(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  await pool.query(
    `UPDATE "${schema}".partner_applications SET applicant = NULL, reason = NULL
     WHERE application_id = ANY ($1::uuid[]) AND (applicant IS NOT NULL OR reason IS NOT NULL)`,
    [ids],
  );
}
