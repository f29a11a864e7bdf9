import type { CaseAction, CaseKind } from '@baanpak/domain/money-case/money-case.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ReadModel } from '../schema/read-model.ts';

export type MoneyCaseRow = {
  case_id: string;
  kind: CaseKind;
  status: 'open' | 'settled' | 'resolved';
  /** Whose staff settle it; null: the site's own. */
  owner_id: string | null;
  booking_ids: readonly string[];
  /** Less than nothing where the provider has too little. */
  amount: Satang;
  charge_id: string | null;
  detail: readonly string[];
  opened_at: Instant;
  ended_at: Instant | null;
  /** What staff did about it, and why; null where it was resolved otherwise. */
  action: CaseAction | null;
  reason: string | null;
  settled_by: string | null;
  because: string | null;
  /** Revision of the case's stream. */
  version: number;
};

export type MoneyCaseTables = {
  money_cases: MoneyCaseRow;
};

export const moneyCaseModel = {
  group: 'bookings',
  version: 2,
  keys: {
    money_cases: ['case_id'],
  },
  sql: `
    CREATE TABLE money_cases (
      case_id text PRIMARY KEY, kind text NOT NULL, status text NOT NULL, owner_id uuid,
      booking_ids jsonb NOT NULL, amount bigint NOT NULL, charge_id text, detail jsonb NOT NULL,
      opened_at timestamptz NOT NULL, ended_at timestamptz, action text, reason text, settled_by text,
      because text, version bigint NOT NULL);
    CREATE INDEX ON money_cases (status, opened_at);
    CREATE INDEX ON money_cases (opened_at, case_id);
    CREATE INDEX ON money_cases USING gin (booking_ids);
    CREATE INDEX ON money_cases (owner_id, status, opened_at);`,
} as const satisfies ReadModel;
