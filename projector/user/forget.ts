import { knownDetails } from '@baanpak/domain/user/user.ts';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';

/** The names and details of erased users. */
export async function forget(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  await pool.query(
    `UPDATE "${schema}".users SET username = '', details = $2::jsonb
     WHERE user_id = ANY ($1::uuid[]) AND details <> $2::jsonb`,
    [ids, JSON.stringify(knownDetails(null))],
  );
}
