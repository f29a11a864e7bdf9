import { toPartner } from '@baanpak/contract/partner/partner.ts';
import type { PartnerApplicationRow } from '@baanpak/projector/partner/tables.ts';

/** A row as everyone who may see it reads it. */
export const partnerIn = (row: PartnerApplicationRow) =>
  toPartner({
    applicationId: row.application_id,
    applicant: row.applicant,
    status: row.status,
    appliedAt: row.applied_at,
    decided:
      row.decided_by !== null && row.decided_at !== null
        ? { by: row.decided_by, at: row.decided_at }
        : null,
    reason: row.reason,
    ownerId: row.owner_id,
    version: row.version,
  });
