import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';
import type { CheckoutTables } from './tables.ts';

/** What guests noted at checkouts that are erased. */
export async function forgetCheckouts(
  pool: Pool,
  schema: string,
  { ids }: ErasedSubjects,
): Promise<void> {
  await openKysely<CheckoutTables>(pool)
    .withSchema(schema)
    .updateTable('checkouts')
    .set({ notes: null })
    .where('uid', '=', anyOf(ids))
    .where('notes', 'is not', null)
    .execute();
}
