import { Refusal } from '../values/decider/refusal.ts';
import { addUp, type Satang, satang } from '../values/money/money.ts';
import type { RequestedRefund } from '../values/money/refund.ts';
import type { Instant } from '../values/time/instant.ts';
import { amounts } from './amount-due.ts';
import type { Booking, PlacedBooking } from './booking-state.ts';
import { approvedSum, waitingDifference } from './open-refunds.ts';
import type {
  ApproveRefund,
  DifferenceApproved,
  DifferenceRejected,
  DifferenceRequested,
  RefundsOfBooking,
  RejectRefund,
} from './refund-messages.ts';
import { refundable } from './refundable.ts';

// A lower price can make too much of what the checkout received. Where the one who lowered it may not decide over
// money, the difference waits for somebody who may (docs/adr/0112-money-by-effect.md).

/** What the checkout received above price and extras, less what goes back already; nothing of a stay that was called off. */
export function overpaid(state: PlacedBooking, price: Satang = state.terms.price): Satang {
  if (!('paid' in state) || !isCharged(state)) return satang(0);
  const costs = price + addUp(amounts(state.desk.extras.values()));
  return satang(Math.max(0, state.paid - approvedSum(state.refunds) - costs));
}

const isCharged = ({ status }: PlacedBooking) => status === 'Booked' || status === 'Completed';

/** Of what is overpaid at a price, what nobody was asked about and nobody kept as credit. */
export function undecided(state: PlacedBooking, price: Satang): Satang {
  const { refunds } = state;
  const spoken = (waitingDifference(refunds)?.amount ?? 0) + refunds.credit;
  return satang(Math.max(0, overpaid(state, price) - spoken));
}

/**
 * What waits for a decision once a booking's events are as `after` says. More waits by what a change makes too
 * much, or by what is paid as was agreed before the price was lowered; a dearer stay uses up what waits, and
 * so does money that goes back otherwise.
 */
export function differenceRequested(
  before: Booking,
  after: Booking,
  { by, at }: Readonly<{ by: string; at: Instant }>,
): DifferenceRequested[] {
  if (before.status === 'unknown' || !('paid' in after)) return [];
  const { bookingId, refunds } = after;
  const waiting = waitingDifference(refunds);
  const waits = waiting?.amount ?? 0;
  const more = isCharged(after) ? Math.max(0, overpaid(after) - overpaid(before)) : 0;
  const amount = satang(Math.min(waits + more, payable(after)));
  if (amount === waits) return [];
  const refundId = waiting?.refundId ?? `${bookingId}-difference-${differencesOf(refunds) + 1}`;
  return [{ type: 'DifferenceRequested', data: { bookingId, refundId, amount, by, at } }];
}

/** The most that a difference may give back now. */
const payable = (state: PlacedBooking): Satang =>
  isCharged(state)
    ? satang(Math.max(0, overpaid(state) - state.refunds.credit))
    : refundable(state);

const isDifference = ({ request }: RequestedRefund): boolean => request?.difference !== undefined;

const differencesOf = ({ asked }: RefundsOfBooking): number =>
  [...asked.values()].filter(isDifference).length;

/** Pays what waits, or less: the rest stays as credit. The stay goes on as it is. */
export function approveDifference(
  known: PlacedBooking,
  { bookingId, chargeId, reason, by, at, ...data }: ApproveRefund['data'],
  refundId: string,
  { difference = satang(0) }: NonNullable<RequestedRefund['request']>,
): DifferenceApproved {
  const most = satang(Math.min(difference, payable(known)));
  const amount = data.amount ?? most;
  if (amount > most) throw new Refusal('refund-too-large', 'More than is too much');
  const { checkoutUid } = known.terms;
  const decided = { bookingId, refundId, reason, by, at };
  return { type: 'DifferenceApproved', data: { ...decided, checkoutUid, chargeId, amount } };
}

/** All of it stays as credit. */
export const rejectDifference = (
  { bookingId, reason, by, at }: RejectRefund['data'],
  refundId: string,
): DifferenceRejected => ({
  type: 'DifferenceRejected',
  data: { bookingId, refundId, reason, by, at },
});

/** What a booking remembers of a difference. */
export function withDifference(
  refunds: RefundsOfBooking,
  event: DifferenceRequested | DifferenceApproved | DifferenceRejected,
): RefundsOfBooking {
  const { refundId } = event.data;
  const refund = (asked: RequestedRefund) => new Map(refunds.asked).set(refundId, asked);
  if (event.type === 'DifferenceRequested')
    return { ...refunds, asked: refund(pendingDifference(event.data)) };
  const request = refunds.asked.get(refundId)?.request ?? null;
  const decision = decisionOnDifference(event);
  const credit = satang(refunds.credit + (request?.difference ?? 0) - (decision.amount ?? 0));
  return { ...refunds, asked: refund({ request, decision }), credit };
}

/** A difference that was used up is over, with nothing to be paid. */
export const pendingDifference = ({
  amount,
  at,
  by,
}: Pick<DifferenceRequested['data'], 'amount' | 'at' | 'by'>) =>
  ({
    request: { quote: null, reason: null, requestedAt: at, difference: amount },
    decision: amount === 0 ? { verdict: 'approved', amount, reason: null, at, by } : null,
  }) satisfies RequestedRefund;

/** What was decided on one. */
export const decisionOnDifference = ({ type, data }: DifferenceApproved | DifferenceRejected) => {
  const { reason, at, by } = data;
  return type === 'DifferenceApproved'
    ? ({ verdict: 'approved', amount: data.amount, reason, at, by } as const)
    : ({ verdict: 'rejected', amount: null, reason, at, by } as const);
};

/** A later price uses credit up. */
export function withCreditUsed(state: PlacedBooking): PlacedBooking {
  const { refunds } = state;
  const credit = satang(Math.min(refunds.credit, overpaid(state)));
  return credit === refunds.credit ? state : { ...state, refunds: { ...refunds, credit } };
}
