import type { PartnerApplicationEvent } from '@baanpak/domain/partner/partner-application.ts';
import { anyOf, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { Pool } from 'pg';
import { put, set } from '../row-changes.ts';
import type { ErasedSubjects, Projection } from '../run/projection.ts';
import { type PartnerTables, partnerModel } from './tables.ts';

/** One row a hotel that wants to be listed. */
export const partnerApplications: Projection<PartnerApplicationEvent> = {
  model: partnerModel,
  records: { partner_applications: { resource: 'partners', id: ['application_id'] } },
  streams: ['partnerApplication-'],
  forget: forgetPartners,
  when: {
    PartnerApplied: ({ data: { applicationId, applicant, appliedAt }, revision }) => [
      put('partner_applications', {
        application_id: applicationId,
        applicant,
        status: 'open',
        applied_at: appliedAt,
        decided_at: null,
        decided_by: null,
        reason: null,
        owner_id: null,
        version: revision,
      }),
    ],
    PartnerAccepted: ({ data: { applicationId, ownerId, by, at }, revision }) => [
      set(
        'partner_applications',
        { application_id: applicationId },
        {
          ...{ status: 'accepted', owner_id: ownerId },
          ...{ decided_at: at, decided_by: by, version: revision },
        },
      ),
    ],
    PartnerDeclined: ({ data: { applicationId, reason, by, at }, revision }) => [
      set(
        'partner_applications',
        { application_id: applicationId },
        {
          ...{ status: 'declined', reason },
          ...{ decided_at: at, decided_by: by, version: revision },
        },
      ),
    ],
  },
};

/** Who erased applicants were, and why they were declined. */
async function forgetPartners(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  await openKysely<PartnerTables>(pool)
    .withSchema(schema)
    .updateTable('partner_applications')
    .set({ applicant: null, reason: null })
    .where('application_id', '=', anyOf(ids))
    .where((eb) => eb.or([eb('applicant', 'is not', null), eb('reason', 'is not', null)]))
    .execute();
}
