import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';
import type { CashDrawerTables } from './tables.ts';

/** What erased users noted of their counts. */
export async function forgetCashDrawers(
  pool: Pool,
  schema: string,
  { all }: ErasedSubjects,
): Promise<void> {
  await openKysely<CashDrawerTables>(pool)
    .withSchema(schema)
    .updateTable('shift_counts')
    .set({ note: null })
    .where('counted_by', '=', anyOf(all))
    .where('note', 'is not', null)
    .execute();
}
