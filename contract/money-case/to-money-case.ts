import {
  actionsOf,
  type CaseAction,
  type CaseKind,
} from '@baanpak/domain/money-case/money-case.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { MoneyCaseJson } from './money-case.ts';

/** What a read table or folded streams know of a case. */
export type MoneyCaseFacts = Readonly<{
  caseId: string;
  kind: CaseKind;
  status: MoneyCaseJson['status'];
  bookings: MoneyCaseJson['bookings'];
  ownerId: string | null;
  amount: Satang;
  chargeId: string | null;
  detail: readonly string[];
  openedAt: Instant;
  endedAt: Instant | null;
  action: CaseAction | null;
  reason: string | null;
  settledBy: string | null;
  because: string | null;
  version: number;
}>;

/** A case as staff read it. */
export const toMoneyCase = (facts: MoneyCaseFacts): MoneyCaseJson => ({
  id: facts.caseId,
  kind: facts.kind,
  status: facts.status,
  bookings: facts.bookings,
  ownerId: facts.ownerId,
  amount: toBaht(facts.amount),
  chargeId: facts.chargeId,
  detail: [...facts.detail],
  actions: facts.status === 'open' ? [...actionsOf(facts)] : [],
  openedAt: facts.openedAt,
  endedAt: facts.endedAt,
  action: facts.action,
  reason: facts.reason,
  settledBy: facts.settledBy,
  because: facts.because,
  version: facts.version,
});
