import type { SettledAmounts } from '@baanpak/domain/settlement/outstanding.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ReadModel } from '../schema/read-model.ts';

/** A month of an owner that was paid out, and the place in the log at which it was closed. */
type SettlementRow = {
  owner_id: string;
  /** `YYYY-MM` */
  month: string;
  paid_at: Instant;
  reference: string;
  /** What was paid out; null where the event is of an earlier version and says none. */
  amounts: SettledAmounts | null;
  commit_position: number;
  prepare_position: number;
};

export type SettlementTables = { settlements: SettlementRow };

export const settlementModel = {
  group: 'reports',
  version: 2,
  keys: { settlements: ['owner_id', 'month'] },
  sql: `
    CREATE TABLE settlements (
      owner_id uuid NOT NULL, month text NOT NULL, paid_at timestamptz NOT NULL, reference text NOT NULL,
      amounts jsonb, commit_position bigint NOT NULL, prepare_position bigint NOT NULL, PRIMARY KEY (owner_id, month));`,
} as const satisfies ReadModel;
