import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';
import type { MoneyCaseTables } from './tables.ts';

/** Why cases were settled: a reason is sealed for the first booking of its case, else for its checkout or itself. */
export async function forgetMoneyCases(
  pool: Pool,
  schema: string,
  { all }: ErasedSubjects,
): Promise<void> {
  await openKysely<MoneyCaseTables>(pool)
    .withSchema(schema)
    .updateTable('money_cases')
    .set({ reason: null })
    .where((eb) =>
      eb.or([
        eb('case_id', '=', anyOf(all)),
        eb(eb.ref('booking_ids', '->>').at(0), '=', anyOf(all)),
      ]),
    )
    .where('reason', 'is not', null)
    .execute();
}
