import type { ApplicantDetails } from '@baanpak/domain/partner/partner-application.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ReadModel } from '../schema/read-model.ts';
import { searchedColumn } from '../schema/read-model.ts';

export type PartnerApplicationRow = {
  application_id: string;
  /** Null once they were erased. */
  applicant: ApplicantDetails | null;
  status: 'open' | 'accepted' | 'declined';
  applied_at: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
  reason: string | null;
  owner_id: string | null;
  /** Revision of the application's stream. */
  version: number;
};

export type PartnerTables = {
  partner_applications: PartnerApplicationRow;
};

/** By what administrators look for an application; the database makes it of the rest. */
const SEARCHED = searchedColumn(
  ["applicant->>'hotelName'", "applicant->>'name'", "applicant->>'email'"],
  "applicant->>'phone'",
);

export const partnerModel = {
  group: 'users',
  version: 3,
  keys: {
    partner_applications: ['application_id'],
  },
  sql: `
    CREATE TABLE partner_applications (
      application_id uuid PRIMARY KEY, applicant jsonb, status text NOT NULL, applied_at timestamptz NOT NULL,
      decided_at timestamptz, decided_by text, reason text, owner_id uuid, version bigint NOT NULL,
      ${SEARCHED});
    CREATE INDEX ON partner_applications (status, applied_at);
    CREATE INDEX ON partner_applications (applied_at, application_id);
    CREATE INDEX ON partner_applications USING gin (searched public.gin_trgm_ops);`,
} as const satisfies ReadModel;
