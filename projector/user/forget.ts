import { knownDetails } from '@baanpak/domain/user/user.ts';
import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';
import type { UserTables } from './tables.ts';

/** The names and details of erased users. */
export async function forgetUsers(
  pool: Pool,
  schema: string,
  { ids }: ErasedSubjects,
): Promise<void> {
  const details = sql<UserDetails>`${JSON.stringify(knownDetails(null))}::jsonb`;
  await openKysely<UserTables>(pool)
    .withSchema(schema)
    .updateTable('users')
    .set({ username: '', details })
    .where('user_id', '=', anyOf(ids))
    .where('details', '<>', details)
    .execute();
}
