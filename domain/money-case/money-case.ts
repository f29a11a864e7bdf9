import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Satang } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';

// One stream per sum that staff must look into (docs/adr/0027-money-cases-and-the-ledger.md).
export const moneyCaseStream = (caseId: string) => `moneyCase-${caseId}`;

export const CASE_KINDS = [
  'mismatched-money',
  'unknown-charge',
  'failed-refund',
  'refused-follow-up',
  'difference',
  'dispute',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Give the money back, take it as payment, or leave it as it is for the reason given. */
export const CASE_ACTIONS = ['return', 'book', 'close'] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/**
 * The same matter has the same id, so that opening it twice is nothing. `about` is what it is about
 * among those of its kind: an attempt, a charge, a refund, a dispute. Staff read it: never a checkout.
 */
export const caseIdOf = (kind: CaseKind, about: string) => `${kind}-${about}`;

/** What a case is about. Nothing personal. */
export type CaseFacts = Readonly<{
  caseId: string;
  kind: CaseKind;
  checkoutUid: string | null;
  bookingIds: readonly string[];
  /** Whose staff settle it; null: only the site's own. */
  ownerId: string | null;
  /** What is in question, as the provider has it: less than nothing where it has too little. */
  amount: Satang;
  chargeId: string | null;
  attemptId: string | null;
  refundId: string | null;
  /** A word or two in kebab case that say more than the kind, such as a failure's code. */
  detail: readonly string[];
  openedAt: Instant;
  /** Of a refund that failed: at which step, by which a later failure is known; not in events of an earlier version. */
  step?: number;
}>;

export type OpenCase = Message<'OpenCase', CaseFacts>;

type Known = Pick<CaseFacts, 'amount' | 'openedAt'> & Partial<Omit<CaseFacts, 'caseId' | 'kind'>>;

/** What is left out is not known, or found by its checkout when it is opened. */
export const openCaseOf = (kind: CaseKind, about: string, known: Known): OpenCase => ({
  type: 'OpenCase',
  data: {
    caseId: caseIdOf(kind, about),
    kind,
    ...{ checkoutUid: null, bookingIds: [], ownerId: null },
    ...{ chargeId: null, attemptId: null, refundId: null, detail: [] },
    ...known,
  },
});

/** By staff, as they read it: `version` null checks nothing. `reason` is their own words. */
export type SettleCase = Message<
  'SettleCase',
  {
    caseId: string;
    action: CaseAction;
    reason: string | null;
    by: string;
    version: number | null;
    settledAt: Instant;
  }
>;
/** What happened since leaves nothing to settle; `because` says what, in kebab case. */
export type ResolveCase = Message<
  'ResolveCase',
  { caseId: string; because: string; resolvedAt: Instant }
>;
export type MoneyCaseCommand = OpenCase | SettleCase | ResolveCase;

export type CaseOpened = Message<'CaseOpened', CaseFacts>;
/** `reason` is personal, and sealed with the key of `subject`: the booking, the checkout or the case. */
export type CaseSettled = Message<
  'CaseSettled',
  Omit<CaseFacts, 'openedAt'> & {
    action: CaseAction;
    reason: string | null;
    subject: string;
    by: string;
    settledAt: Instant;
  }
>;
export type CaseResolved = Message<
  'CaseResolved',
  Omit<CaseFacts, 'openedAt'> & { because: string; resolvedAt: Instant }
>;
export type MoneyCaseEvent = CaseOpened | CaseSettled | CaseResolved;

/** `version` counts its events from 0, as its stream does. */
export type MoneyCase =
  | Readonly<{ status: 'unknown' }>
  | (CaseFacts & Readonly<{ status: 'open'; version: number }>)
  | (CaseFacts &
      Readonly<{
        status: 'settled';
        action: CaseAction;
        reason: string | null;
        by: string;
        endedAt: Instant;
        version: number;
      }>)
  | (CaseFacts &
      Readonly<{ status: 'resolved'; because: string; endedAt: Instant; version: number }>);
export type KnownCase = Exclude<MoneyCase, { status: 'unknown' }>;

/** Money that somebody must look into, from when it is noticed until it is settled. */
export const moneyCase: Decider<MoneyCase, MoneyCaseCommand, MoneyCaseEvent> = {
  initialState: { status: 'unknown' },
  refusals: { OpenCase: [], SettleCase: ['stale-version', 'wrong-status'], ResolveCase: [] },
  decide(state, command) {
    switch (command.type) {
      case 'OpenCase':
        return openCase(state, command);
      case 'SettleCase':
        return settleCase(state, command);
      case 'ResolveCase':
        return resolveCase(state, command);
    }
  },
  evolve(state, event) {
    const version = state.status === 'unknown' ? 0 : state.version + 1;
    switch (event.type) {
      case 'CaseOpened':
        return { ...event.data, status: 'open', version };
      case 'CaseSettled': {
        if (state.status === 'unknown') return state;
        const { action, reason, by, settledAt: endedAt } = event.data;
        return { ...state, status: 'settled', action, reason, by, endedAt, version };
      }
      case 'CaseResolved': {
        if (state.status === 'unknown') return state;
        const { because, resolvedAt: endedAt } = event.data;
        return { ...state, status: 'resolved', because, endedAt, version };
      }
    }
  },
};

function openCase(state: MoneyCase, { data }: OpenCase): CaseOpened[] {
  return state.status === 'unknown' || isNews(state, data) ? [{ type: 'CaseOpened', data }] : [];
}

/**
 * Opened again: what came right and went wrong again, a refund that failed again after staff had done
 * with it, and a difference that is another than before.
 */
function isNews(state: KnownCase, { kind, amount, openedAt, step }: CaseFacts): boolean {
  // the clocks of who settles and who asks the provider may differ
  if (step !== undefined && state.step !== undefined) return step > state.step;
  if (openedAt <= (state.status === 'open' ? state.openedAt : state.endedAt)) return false;
  const isAnother = kind === 'difference' && amount !== state.amount;
  if (state.status === 'resolved' || isAnother) return true;
  return state.status === 'settled' && kind === 'failed-refund';
}

function settleCase(state: MoneyCase, { data }: SettleCase): CaseSettled[] {
  const known = asRead(state, data.version);
  const { action, reason, by, settledAt } = data;
  if (known.status !== 'open') throw new Refusal('wrong-status', 'This case was settled before');
  if (!actionsOf(known).includes(action))
    throw new Refusal('wrong-status', `A case of ${known.kind} is not settled by ${action}`);
  const subject = known.bookingIds[0] ?? known.checkoutUid ?? known.caseId;
  const settled = { ...factsOf(known), action, reason, subject, by, settledAt };
  return [{ type: 'CaseSettled', data: settled }];
}

/** Cases that say so in their detail have no money to return: a refund has it, or the provider cannot. */
const NOT_RETURNED = ['left-to-hotel', 'record-refund-status', 'retry-refund', 'pay-refund'];

/** What staff can do about a case. */
export const actionsOf = ({
  kind,
  amount,
  detail,
}: Pick<CaseFacts, 'kind' | 'amount' | 'detail'>): readonly CaseAction[] =>
  amount > 0 && !detail.some((word) => NOT_RETURNED.includes(word))
    ? ACTIONS_OF[kind]
    : ACTIONS_OF[kind].filter((action) => action !== 'return');

const ACTIONS_OF: Readonly<Record<CaseKind, readonly CaseAction[]>> = {
  'mismatched-money': ['return', 'book', 'close'],
  'unknown-charge': ['return', 'close'],
  'failed-refund': ['return', 'close'],
  'refused-follow-up': ['return', 'close'],
  difference: ['close'],
  dispute: ['close'],
};

function asRead(state: MoneyCase, expected: number | null): KnownCase {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such case');
  if (expected !== null && expected !== state.version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  return state;
}

function resolveCase(state: MoneyCase, { data }: ResolveCase): CaseResolved[] {
  if (state.status !== 'open') return [];
  const { because, resolvedAt } = data;
  return [{ type: 'CaseResolved', data: { ...factsOf(state), because, resolvedAt } }];
}

function factsOf(known: KnownCase): Omit<CaseFacts, 'openedAt'> {
  const { caseId, kind, checkoutUid, bookingIds, ownerId, amount } = known;
  const { chargeId, attemptId, refundId, detail } = known;
  return {
    ...{ caseId, kind, checkoutUid, bookingIds, ownerId, amount },
    ...{ chargeId, attemptId, refundId, detail },
  };
}
