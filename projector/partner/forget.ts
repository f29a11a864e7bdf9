import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';
import type { PartnerTables } from './tables.ts';

/** Who erased applicants were, and why they were declined. */
export async function forgetPartners(
  pool: Pool,
  schema: string,
  { ids }: ErasedSubjects,
): Promise<void> {
  await openKysely<PartnerTables>(pool)
    .withSchema(schema)
    .updateTable('partner_applications')
    .set({ applicant: null, reason: null })
    .where('application_id', '=', anyOf(ids))
    .where((eb) => eb.or([eb('applicant', 'is not', null), eb('reason', 'is not', null)]))
    .execute();
}
