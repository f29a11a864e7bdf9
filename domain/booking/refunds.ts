import { differs } from '../values/decider/differs.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { type Satang, satang } from '../values/money/money.ts';
import {
  accountIn,
  type RefundDecision,
  type RefundedPayment,
  type RefundProgress,
  type RefundRequestDetails,
  type RequestedRefund,
} from '../values/money/refund.ts';
import type { I18nText } from '../values/text/i18n-text.ts';
import type { Instant } from '../values/time/instant.ts';
import {
  isCertain,
  isGoingBack,
  isPaid,
  leftOf,
  overpaid,
  refundable,
  retainedAtDesk,
  waitingDifference,
  waitingRefund,
} from './booking-money.ts';
import {
  type ApproveRefund,
  assertVersion,
  type Booking,
  type BookingRefundCommand,
  type BookingRefundEvent,
  type CancelPaidBooking,
  type DifferenceApproved,
  type DifferenceRejected,
  type DifferenceRequested,
  type EndBooking,
  type PlacedBooking,
  type RecordRefundStatus,
  type RefundAccountNamed,
  type RefundApproved,
  type RefundMoved,
  type RefundRejected,
  type RefundRequested,
  type RefundsOfBooking,
  type RejectRefund,
  type RequestRefund,
} from './booking-state.ts';

// Refunds of a paid stay: whether it is canceled and how much goes back. That is decided here, where it races with the
// guest's arrival; the money itself has a stream of its own (docs/adr/0014-refunds.md). A difference is what a lower price
// makes too much of what the checkout received. It waits for a decision where the one who lowered the price may not decide
// over money (docs/adr/0112-money-by-effect.md).

export function decideRefunds(state: Booking, command: BookingRefundCommand): BookingRefundEvent[] {
  switch (command.type) {
    case 'RequestRefund':
      return requestRefund(state, command);
    case 'RejectRefund':
      return rejectRefund(state, command);
    case 'ApproveRefund':
      return approveRefund(state, command);
    case 'CancelPaidBooking':
      return cancelPaidBooking(state, command);
    case 'RecordRefundStatus':
      return recordRefundStatus(state, command);
  }
}

/**
 * Asks to cancel a stay to come, until check-out and while the guest is not there; staff decide
 * (`approveRefund`). It also names the account that a refund waits for. Refuses `wrong-status`, `account-needed`
 * if the money is to be transferred and no account is named, or `refund-in-progress` if another request waits.
 */
function requestRefund(
  state: Booking,
  { data: { today, keepsStay, accountNeeded = false, ...data } }: RequestRefund,
): (RefundRequested | RefundAccountNamed)[] {
  const known = assertVersion(state, null);
  const isAhead = known.status === 'Booked' && today < known.terms.checkOut;
  const isToCancel = isAhead && !keepsStay && !known.arrival && refundable(known) > 0;
  const account = accountIn(data.wish);
  const isUnnamed = account === null && known.refunds.wish === null;
  if (isToCancel && waitingRefund(known.refunds) === null) {
    if (accountNeeded && isUnnamed) throw missingAccount();
    const requested: RefundRequested = {
      type: 'RefundRequested',
      data: { ...data, refundId: data.requestId },
    };
    return needsAccount(known) && account ? [accountNamed(data), requested] : [requested];
  }
  if (needsAccount(known)) {
    if (account === null) throw missingAccount();
    return [accountNamed(data)];
  }
  if (!requestStands(known) && retainedAtDesk(known.desk) > 0)
    throw new Refusal('wrong-status', 'It was paid at the desk', undefined, PAID_AT_DESK);
  if (!requestStands(known)) throw new Refusal('wrong-status', 'There is nothing to be given back');
  if (isSentTwice(known, data.wish)) return [];
  throw new Refusal('refund-in-progress', 'A refund was asked for before');
}

const missingAccount = () =>
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

/** Nothing is canceled any more; what the desk took is a matter between guest and hotel. */
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

type WithRefunds = Pick<PlacedBooking, 'refunds'>;
/** And nobody knows where to. */
const needsAccount = (state: WithRefunds): boolean =>
  state.refunds.wish === null && waitsForHotel(state);

/** Some refund must be transferred by hand. */
const waitsForHotel = ({ refunds: { moved } }: WithRefunds): boolean =>
  [...moved.values()].some(({ status }) => status === 'left-to-hotel' || status === 'failed');

function rejectRefund(
  state: Booking,
  { data }: RejectRefund,
): (RefundRejected | DifferenceRejected)[] {
  const { expectedVersion, ...decided } = data;
  const known = assertVersion(state, expectedVersion);
  const { refundId, request, decision } = refundToDecide(known, data.refundId);
  if (decision?.verdict === 'rejected') return [];
  if (decision !== null) throw noneWaits();
  if (request?.difference !== undefined) return [rejectDifference(data, refundId)];
  return [{ type: 'RefundRejected', data: { ...decided, refundId } }];
}

/**
 * Gives back what was quoted, or another sum up to what was paid; the guest must not be there. Of a difference what
 * waits, and the stay goes on.
 */
function approveRefund(
  state: Booking,
  { data }: ApproveRefund,
): (RefundApproved | DifferenceApproved)[] {
  const known = assertVersion(state, data.expectedVersion);
  const { refundId, request, decision } = refundToDecide(known, data.refundId);
  if (decision?.verdict === 'approved' && [null, decision.amount].includes(data.amount)) return [];
  if (decision !== null) throw noneWaits();
  if (request?.difference !== undefined) return [approveDifference(known, data, refundId, request)];
  const amount = data.amount ?? request?.quote?.amount ?? satang(0);
  return [cancelStay(known, { ...data, refundId }, amount, 'requested')];
}

/** The refund that is named, or else the one that waits, or the last one that was asked for or decided. */
function refundToDecide({ refunds }: PlacedBooking, named: string | null) {
  const { asked, moved, last } = refunds;
  const waiting = waitingRefund(refunds) ?? waitingDifference(refunds)?.refundId;
  const refundId = named ?? waiting ?? last ?? [...asked.keys()].at(-1) ?? null;
  const refund = refundId === null ? undefined : asked.get(refundId);
  if (refundId !== null && refund) return { refundId, ...refund };
  if (named !== null && !moved.has(named)) throw new Refusal('not-found', 'No such refund');
  throw noneWaits();
}

const noneWaits = () => new Refusal('wrong-status', 'Nobody waits for a decision on a refund');

/**
 * All of it goes back, whatever the policy says; what the desk alone took, where its guest asked.
 * `wrong-status` once the guest is there or the stay is over.
 */
function cancelPaidBooking(state: Booking, { data }: CancelPaidBooking): RefundApproved[] {
  const known = assertVersion(state, data.expectedVersion);
  const waiting = waitingRefund(known.refunds);
  if (known.status === 'Canceled' && (isPaid(known) || known.refunds.last !== null)) return [];
  if (known.status !== 'Booked' || (!isPaid(known) && waiting === null))
    throw new Refusal('wrong-status', 'There is no paid stay to cancel');
  const refundId = waiting ?? data.refundId;
  return [cancelStay(known, { ...data, refundId }, refundable(known), 'canceled')];
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

function cancelStay(
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
  const more = isCertain(after) ? Math.max(0, overpaid(after) - overpaid(before)) : 0;
  const amount = satang(Math.min(waits + more, payable(after)));
  if (amount === waits) return [];
  const refundId = waiting?.refundId ?? `${bookingId}-difference-${differencesOf(refunds) + 1}`;
  return [{ type: 'DifferenceRequested', data: { bookingId, refundId, amount, by, at } }];
}

const differencesOf = ({ asked }: RefundsOfBooking): number =>
  [...asked.values()].filter(isDifference).length;

const isDifference = ({ request }: RequestedRefund): boolean => request?.difference !== undefined;

/** The most that a difference may give back now. */
const payable = (state: PlacedBooking): Satang =>
  isCertain(state)
    ? satang(Math.max(0, overpaid(state) - state.refunds.credit))
    : refundable(state);

/** Pays what waits, or less: the rest stays as credit. The stay goes on as it is. */
function approveDifference(
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
const rejectDifference = (
  { bookingId, reason, by, at }: RejectRefund['data'],
  refundId: string,
): DifferenceRejected => ({
  type: 'DifferenceRejected',
  data: { bookingId, refundId, reason, by, at },
});

/** Records what the refund's stream tells; a status that was passed before is no news. */
function recordRefundStatus(
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
  if (!isPaid(state) && !isAtDesk && !isWaiting && state.desk.payments.size > 0 && isCertain(state))
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

/** What was taken at the desk for a stay that was canceled. */
const deskIsGoingBack = ({ status }: PlacedBooking, moved: readonly RefundProgress[]): boolean =>
  status === 'Canceled' && moved.some((each) => each.of === 'desk' && each.status !== 'paid');

const REFUND_EVENTS: Readonly<Record<BookingRefundEvent['type'], true>> = {
  RefundRequested: true,
  RefundAccountNamed: true,
  RefundRejected: true,
  RefundApproved: true,
  RefundMoved: true,
  DifferenceRequested: true,
  DifferenceApproved: true,
  DifferenceRejected: true,
};

export const isRefundEvent = (event: Message): boolean => event.type in REFUND_EVENTS;

/** What a booking remembers of its refunds; one that is approved cancels the stay. */
export function evolveRefunds(state: PlacedBooking, event: BookingRefundEvent): PlacedBooking {
  const refunds = after(state.refunds, event);
  if (event.type !== 'RefundApproved') return { ...state, refunds };
  if ('paid' in state) return { ...state, refunds, status: 'Canceled' };
  return event.data.of === 'desk'
    ? { ...state, refunds, status: 'Canceled' }
    : { ...state, refunds };
}

function after(refunds: RefundsOfBooking, event: BookingRefundEvent): RefundsOfBooking {
  switch (event.type) {
    case 'RefundRequested': {
      const { wish, quote, requestedAt } = event.data;
      const request = { quote, reason: wish?.reason ?? null, requestedAt };
      const asked = withAsked(refunds, refundIdOf(event), { request, decision: null });
      return {
        ...refunds,
        ...withRequest(refunds, event),
        ...asked,
        paymentStatus: 'refund-requested',
      };
    }
    case 'RefundAccountNamed':
      return { ...refunds, ...withRequest(refunds, event) };
    case 'RefundRejected':
      return { ...refunds, ...decided(refunds, event), paymentStatus: 'refund-rejected' };
    case 'RefundApproved': {
      const { paymentStatus } = event.data;
      return { ...refunds, ...decided(refunds, event), paymentStatus };
    }
    case 'RefundMoved': {
      const { bookingId, paymentStatus, received, ...progress } = event.data;
      const moved = new Map(refunds.moved).set(progress.refundId, progress);
      return { ...refunds, moved, paymentStatus };
    }
    case 'DifferenceRequested':
    case 'DifferenceApproved':
    case 'DifferenceRejected':
      return withDifference(refunds, event);
  }
}

const withAsked = ({ asked }: RefundsOfBooking, id: string, refund: RequestedRefund) => ({
  asked: new Map(asked).set(id, refund),
  last: id,
});

const decided = (refunds: RefundsOfBooking, event: RefundRejected | RefundApproved) => {
  const request = refunds.asked.get(refundIdOf(event))?.request ?? null;
  return withAsked(refunds, refundIdOf(event), { request, decision: decisionOf(event) });
};

/** Which refund an event of a booking is about: before there could be several it had the booking's id. */
export const refundIdOf = ({
  data: { refundId, bookingId },
}: RefundRequested | RefundRejected | RefundApproved): string => refundId ?? bookingId;

/** The decision on a request, or without one. */
export function decisionOf({ type, data }: RefundRejected | RefundApproved): RefundDecision {
  const { reason, at, by } = data;
  return type === 'RefundApproved'
    ? { verdict: 'approved', amount: data.amount, reason, at, by }
    : { verdict: 'rejected', amount: null, reason, at, by };
}

const withRequest = (
  { wish: before, requestIds }: RefundsOfBooking,
  { data: { wish, requestId, requestHash } }: RefundRequested | RefundAccountNamed,
) => ({
  wish: withAccount(wish) ?? before,
  requestIds: new Map(requestIds).set(requestId, requestHash),
});

/** What was said, where it names an account; null else, and of a guest who was erased. */
export function withAccount(wish: RefundRequestDetails | null): RefundsOfBooking['wish'] {
  const account = wish && accountIn(wish);
  return wish && account && { reason: wish.reason, ...account };
}

/** What a booking remembers of a difference. */
function withDifference(
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
