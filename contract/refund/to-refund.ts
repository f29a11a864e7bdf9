import type { RefundsOfBooking } from '@baanpak/domain/booking/booking-state.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import {
  type RefundProgress,
  type RequestedRefund,
  STAGE_OF,
  stageAfter,
} from '@baanpak/domain/values/money/refund.ts';
import type { RefundJson } from './refund.ts';

/** What is known of a booking's refunds. */
export type RefundFacts = Readonly<{
  refunds: Partial<Pick<RefundsOfBooking, 'wish'>>;
  /** Asked for or decided, by refund id. */
  askedRefunds: Readonly<Record<string, RequestedRefund>>;
  movedRefunds: readonly RefundProgress[];
}>;

/**
 * All refunds of a booking, the oldest first, and the one that waits for a decision or else the last: what its guest
 * asked for before a difference.
 */
export function toRefunds(facts: RefundFacts): { refunds: RefundJson[]; refund?: RefundJson } {
  const moved = new Map(facts.movedRefunds.map((each) => [each.refundId, each]));
  const ids = new Set([...Object.keys(facts.askedRefunds), ...moved.keys()]);
  for (const { refundId, of, amount } of moved.values())
    if (of === 'desk' && amount === 0) ids.delete(refundId); // the bill grew by as much
  const entries = [...ids].map((id) => {
    const asked = facts.askedRefunds[id] ?? NOT_ASKED;
    const money = moved.get(id);
    return { since: sinceOf(asked, money), refund: toRefund(id, facts.refunds, asked, money) };
  });
  const refunds = entries
    .toSorted((a, b) => (`${a.since} ${a.refund.id}` < `${b.since} ${b.refund.id}` ? -1 : 1))
    .map(({ refund }) => refund);
  const waiting = refunds.filter(({ status }) => status === 'requested');
  const refund =
    waiting.find(({ kind }) => kind === undefined) ??
    waiting.at(-1) ??
    refunds.findLast((each) => !isUsedUp(each)) ??
    refunds.at(-1);
  return refund ? { refunds, refund } : { refunds };
}

/** A difference of which nothing was left to be decided. */
const isUsedUp = ({ kind, status, amount }: RefundJson): boolean =>
  kind === 'difference' && status === 'refunded' && amount === 0;

const NOT_ASKED: RequestedRefund = { request: null, decision: null };

const sinceOf = ({ request, decision }: RequestedRefund, money: RefundProgress | undefined) =>
  request?.requestedAt ?? decision?.at ?? money?.since ?? money?.at ?? '';

function toRefund(
  id: string,
  { wish = null }: RefundFacts['refunds'],
  { request, decision }: RequestedRefund,
  money: RefundProgress | undefined,
): RefundJson {
  const isLeft = money?.status === 'left-to-hotel' || money?.status === 'failed';
  const amount = money?.amount ?? decision?.amount ?? request?.quote?.amount ?? request?.difference;
  return {
    id,
    ...(request?.difference !== undefined && { kind: 'difference' as const }),
    of: money?.of ?? null,
    status: money ? STAGE_OF[money.status] : stageOf(decision),
    amount: amount ? toBaht(amount) : 0,
    quote: request?.quote ? { ...request.quote, amount: toBaht(request.quote.amount) } : null,
    way: money?.way ?? null,
    needsAccount: isLeft && wish === null,
    bank: wish?.bank ?? null,
    accountNumber: wish?.accountNumber ?? null,
    accountName: wish?.accountName ?? null,
    reason: request?.reason ?? null,
    requestedAt: request?.requestedAt ?? null,
    decidedAt: decision?.at ?? null,
    by: decision?.by ?? null,
    decisionReason: decision?.reason ?? null,
    failureCode: money?.failureCode ?? null,
    paidAt: money?.status === 'paid' ? money.at : null,
  };
}

const stageOf = (decision: RequestedRefund['decision']) =>
  decision === null ? 'requested' : stageAfter(decision);
