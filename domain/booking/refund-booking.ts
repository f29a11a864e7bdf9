import { differs } from '../values/decider/differs.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { type Satang, satang } from '../values/money/money.ts';
import {
  accountIn,
  type RefundedPayment,
  type RefundProgress,
  type RefundRequestDetails,
} from '../values/money/refund.ts';
import type { I18nText } from '../values/text/i18n-text.ts';
import type { EndBooking } from './booking-messages.ts';
import type { Booking, PlacedBooking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import { retainedAtDesk } from './desk-money.ts';
import { approveDifference, rejectDifference } from './difference.ts';
import { isGoingBack, waitingDifference, waitingRefund } from './open-refunds.ts';
import { leftOf } from './received.ts';
import type {
  ApproveRefund,
  CancelPaidBooking,
  DifferenceApproved,
  DifferenceRejected,
  RecordRefundStatus,
  RefundAccountNamed,
  RefundApproved,
  RefundMoved,
  RefundRejected,
  RefundRequested,
  RejectRefund,
  RequestRefund,
} from './refund-messages.ts';
import { isPaid, refundable } from './refundable.ts';

// Whether a paid stay is called off and what goes back is decided here, where it races with the guest's
// arrival; the money itself has a stream of its own (docs/adr/0014-refunds.md).

/**
 * A stay to come is called off by it, whatever else is owed, until check-out and while the guest is not
 * there; an account that a refund waits for is named by it, too. Refuses `wrong-status`, `account-needed` where
 * the money is to be transferred and nobody said where to, or `refund-in-progress` for another request than the
 * one that stands.
 */
export function requestRefund(
  state: Booking,
  { data: { today, keepsStay, accountNeeded = false, ...data } }: RequestRefund,
): (RefundRequested | RefundAccountNamed)[] {
  const known = assertVersion(state, null);
  const isAhead = known.status === 'Booked' && today < known.terms.checkOut;
  const isToCancel = isAhead && !keepsStay && !known.arrival && refundable(known) > 0;
  const account = accountIn(data.wish);
  const isUnnamed = account === null && known.refunds.wish === null;
  if (isToCancel && waitingRefund(known.refunds) === null) {
    if (accountNeeded && isUnnamed) throw nobodySaidWhereTo();
    const requested: RefundRequested = {
      type: 'RefundRequested',
      data: { ...data, refundId: data.requestId },
    };
    return needsAccount(known) && account ? [accountNamed(data), requested] : [requested];
  }
  if (needsAccount(known)) {
    if (account === null) throw nobodySaidWhereTo();
    return [accountNamed(data)];
  }
  if (!requestStands(known) && retainedAtDesk(known.desk) > 0)
    throw new Refusal('wrong-status', 'It was paid at the desk', undefined, PAID_AT_DESK);
  if (!requestStands(known)) throw new Refusal('wrong-status', 'There is nothing to be given back');
  if (isSentTwice(known, data.wish)) return [];
  throw new Refusal('refund-in-progress', 'A refund was asked for before');
}

const nobodySaidWhereTo = () =>
  new Refusal('account-needed', 'The money is to be transferred, and no account is named');

/** The same account and reason as of what stands; without either they are as they were. */
function isSentTwice(
  { refunds: { wish, asked, last } }: PlacedBooking,
  sent: RefundRequestDetails,
) {
  const reasons = [null, asked.get(last ?? '')?.request?.reason, wish?.reason];
  const account = accountIn(sent);
  const named = wish && accountIn(wish);
  return (
    reasons.includes(sent.reason) &&
    (account === null || (named !== null && !differs(named, account)))
  );
}

/** Nothing is called off any more; what the desk took is a matter between guest and hotel. */
const PAID_AT_DESK: I18nText = {
  th: 'คุณชำระเงินที่โรงแรม หากมีเงินที่ต้องคืน กรุณาติดต่อโรงแรมโดยตรง',
  en: 'You paid at the hotel. Please ask the hotel if it owes you money back',
};

const accountNamed = ({
  quote: _,
  requestedAt: namedAt,
  ...named
}: Omit<RequestRefund['data'], 'today' | 'keepsStay' | 'accountNeeded'>): RefundAccountNamed => ({
  type: 'RefundAccountNamed',
  data: { ...named, namedAt },
});

/** Something goes where the guest said, or waits for a decision. */
function requestStands(state: PlacedBooking): boolean {
  const { asked, last } = state.refunds;
  const refund = last === null ? undefined : asked.get(last);
  return refund ? refund.decision?.verdict !== 'rejected' : waitsForHotel(state);
}

export function rejectRefund(
  state: Booking,
  { data }: RejectRefund,
): (RefundRejected | DifferenceRejected)[] {
  const { expectedVersion, ...decided } = data;
  const known = assertVersion(state, expectedVersion);
  const { refundId, request, decision } = meant(known, data.refundId);
  if (decision?.verdict === 'rejected') return [];
  if (decision !== null) throw nobodyWaits();
  if (request?.difference !== undefined) return [rejectDifference(data, refundId)];
  return [{ type: 'RefundRejected', data: { ...decided, refundId } }];
}

/**
 * Gives back what was quoted, or another sum up to what was paid; the guest must not be there. Of a difference what
 * waits, and the stay goes on.
 */
export function approveRefund(
  state: Booking,
  { data }: ApproveRefund,
): (RefundApproved | DifferenceApproved)[] {
  const known = assertVersion(state, data.expectedVersion);
  const { refundId, request, decision } = meant(known, data.refundId);
  if (decision?.verdict === 'approved' && [null, decision.amount].includes(data.amount)) return [];
  if (decision !== null) throw nobodyWaits();
  if (request?.difference !== undefined) return [approveDifference(known, data, refundId, request)];
  const amount = data.amount ?? request?.quote?.amount ?? satang(0);
  return [callOff(known, { ...data, refundId }, amount, 'requested')];
}

/** The refund that is named, or else the one that waits, or the last one that was asked for or decided. */
function meant({ refunds }: PlacedBooking, named: string | null) {
  const { asked, moved, last } = refunds;
  const waiting = waitingRefund(refunds) ?? waitingDifference(refunds)?.refundId;
  const refundId = named ?? waiting ?? last ?? [...asked.keys()].at(-1) ?? null;
  const refund = refundId === null ? undefined : asked.get(refundId);
  if (refundId !== null && refund) return { refundId, ...refund };
  if (named !== null && !moved.has(named)) throw new Refusal('not-found', 'No such refund');
  throw nobodyWaits();
}

const nobodyWaits = () => new Refusal('wrong-status', 'Nobody waits for a decision on a refund');

/**
 * All of it goes back, whatever the policy says; what the desk alone took, where its guest asked.
 * `wrong-status` once the guest is there or the stay is over.
 */
export function cancelPaidBooking(state: Booking, { data }: CancelPaidBooking): RefundApproved[] {
  const known = assertVersion(state, data.expectedVersion);
  const waiting = waitingRefund(known.refunds);
  if (known.status === 'Canceled' && (isPaid(known) || known.refunds.last !== null)) return [];
  if (known.status !== 'Booked' || (!isPaid(known) && waiting === null))
    throw new Refusal('wrong-status', 'There is no paid stay to cancel');
  const refundId = waiting ?? data.refundId;
  return [callOff(known, { ...data, refundId }, refundable(known), 'canceled')];
}

/** Its checkout was canceled in the moment the guest asked: that is the decision on the request. */
export function cancelRequested(
  state: PlacedBooking,
  refundId: string,
  { bookingId, reason = null, by, endedAt: at }: EndBooking['data'] & { by: string },
): RefundApproved {
  const decided = { bookingId, refundId, reason, by, at, chargeId: null };
  return approval(state, decided, refundable(state), 'canceled');
}

function callOff(
  known: PlacedBooking,
  { expectedVersion: _, ...decided }: CancelPaidBooking['data'],
  amount: Satang,
  because: RefundApproved['data']['because'],
): RefundApproved {
  const isOver = !isPaid(known) && known.status === 'Canceled';
  if (isOver || known.arrival)
    throw new Refusal('wrong-status', 'The guest came, or the stay is over');
  if (amount > refundable(known)) throw new Refusal('refund-too-large', 'More than was paid');
  return approval(known, decided, amount, because);
}

/** What the desk alone took, its own side gives back (docs/adr/0048-money-at-the-desk.md). */
function approval(
  known: PlacedBooking,
  { chargeId, ...decided }: Omit<CancelPaidBooking['data'], 'expectedVersion'>,
  amount: Satang,
  because: RefundApproved['data']['because'],
): RefundApproved {
  const { roomId, checkoutUid } = known.terms;
  const paymentStatus = amount > 0 ? ('refunding' as const) : ('paid' as const);
  const from = isPaid(known) ? { chargeId } : { chargeId: null, of: 'desk' as const };
  const data = { ...decided, roomId, checkoutUid, ...from, because, amount, paymentStatus };
  return { type: 'RefundApproved', data };
}

/** Records what the refund's stream tells; a status that was passed before is no news. */
export function recordRefundStatus(
  state: Booking,
  { data: { shared, ...data } }: RecordRefundStatus,
): RefundMoved[] {
  const known = assertVersion(state, null);
  const before = known.refunds.moved.get(data.refundId);
  if (before && before.step >= data.step) return [];
  const amount = shared ? known.terms.price : data.amount;
  const progress = { ...data, amount, since: before?.since ?? before?.at ?? data.at };
  const moved = new Map(known.refunds.moved).set(data.refundId, progress);
  const paymentStatus = paymentStatusAfter(known, [...moved.values()]);
  const received = leftOf(known, [...moved.values()]);
  return [{ type: 'RefundMoved', data: { ...progress, paymentStatus, received } }];
}

/**
 * A refund that failed is shown until it is solved; then what is on its way, what was asked for, and what became of
 * the booking's own money count, in this order.
 */
function paymentStatusAfter(
  state: PlacedBooking,
  moved: readonly RefundProgress[],
): RefundedPayment {
  if (moved.some(({ status }) => status === 'failed')) return 'refund-failed';
  const refunds = { ...state.refunds, moved: new Map(moved.map((each) => [each.refundId, each])) };
  if (isGoingBack(refunds) || deskIsGoingBack(state, moved)) return 'refunding';
  const waiting = waitingRefund(refunds);
  const isWaiting = waiting !== null;
  if (isWaiting && isPaid(state) && !refunds.moved.has(waiting)) return 'refund-requested';
  if (moved.some(({ of }) => of === 'booking'))
    return leftOf(state, moved) > 0 ? 'partially-refunded' : 'refunded';
  const isAtDesk = state.status !== 'Canceled' && deskCovers(state);
  if (!isPaid(state) && state.status === 'Canceled' && retainedAtDesk(state.desk) > 0)
    return 'partially-refunded';
  if (!isPaid(state) && !isAtDesk && !isWaiting && state.desk.payments.size > 0 && goesOn(state))
    return 'pending';
  if (!isPaid(state) && !isAtDesk && !isWaiting)
    return moved.every(({ status }) => status === 'paid') ? 'refunded' : 'refunding';
  if (isWaiting) return 'refund-requested';
  const last = refunds.last === null ? undefined : refunds.asked.get(refunds.last);
  return last?.decision?.verdict === 'rejected' ? 'refund-rejected' : 'paid';
}

/** The price of the nights was paid at the desk, or is by what is kept of it since the price was lowered. */
const deskCovers = ({ desk, terms }: PlacedBooking): boolean =>
  desk.coversStay || retainedAtDesk(desk) >= terms.price;

const goesOn = ({ status }: PlacedBooking): boolean =>
  status === 'Booked' || status === 'Completed';

/** What was taken at the desk for a stay that was called off. */
const deskIsGoingBack = ({ status }: PlacedBooking, moved: readonly RefundProgress[]): boolean =>
  status === 'Canceled' && moved.some((each) => each.of === 'desk' && each.status !== 'paid');

type WithRefunds = Pick<PlacedBooking, 'refunds'>;

/** Some refund must be transferred by hand. */
const waitsForHotel = ({ refunds: { moved } }: WithRefunds): boolean =>
  [...moved.values()].some(({ status }) => status === 'left-to-hotel' || status === 'failed');

/** And nobody knows where to. */
const needsAccount = (state: WithRefunds): boolean =>
  state.refunds.wish === null && waitsForHotel(state);
