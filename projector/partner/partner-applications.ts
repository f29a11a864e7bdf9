import type { PartnerApplicationEvent } from '@baanpak/domain/partner/partner-application.ts';
import { type Projection, put, set } from '../projection.ts';
import { forgetPartners } from './forget.ts';
import { partnerModel } from './tables.ts';

/** One row a hotel that wants to be listed. */
export const partnerApplications: Projection<PartnerApplicationEvent> = {
  model: partnerModel,
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
