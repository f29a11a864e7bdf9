import { differs } from '../values/differs.ts';
import { type Satang, satang } from '../values/money.ts';
import type { RefundedPayment, RefundProgress } from '../values/refund.ts';
import { Refusal } from '../values/refusal.ts';
import type { Booking, Paid, PlacedBooking } from './booking-messages.ts';
import { assertVersion } from './booking-version.ts';
import type {
  ApproveRefund,
  CancelPaidBooking,
  MoveRefund,
  RefundAccountNamed,
  RefundApproved,
  RefundMoved,
  RefundRejected,
  RefundRequested,
  RejectRefund,
  RequestRefund,
} from './refund-messages.ts';

// Whether a paid stay is called off and what goes back is decided here, where it races with the guest's
// arrival; the money itself has a stream of its own (docs/adr/0014-refunds.md).

type PaidBooking = Extract<Booking, Paid>;

/**
 * Until check-out, and while the guest is not there, what was paid can be asked back; where a refund
 * already waits for an account, it is named. Refuses `wrong-status`, or `refund-in-progress` for
 * another wish than the one that stands.
 */
export function requestRefund(
  state: Booking,
  { data: { today, ...data } }: RequestRefund,
): (RefundRequested | RefundAccountNamed)[] {
  const known = assertVersion(state, null);
  const { wish, verdict } = known.refunds;
  const stands = verdict ? verdict !== 'rejected' : waitsForHotel(known);
  if (wish && stands) {
    if (!differs(wish, data.wish)) return []; // sent twice
    throw new Refusal('refund-in-progress', 'A refund was asked for before');
  }
  if (needsAccount(known)) {
    const { quote: _, requestedAt: namedAt, ...named } = data;
    return [{ type: 'RefundAccountNamed', data: { ...named, namedAt } }];
  }
  const isAhead = isPaid(known) && known.status === 'Booked' && today < known.terms.checkOut;
  if (!isAhead || known.arrival || known.paid <= 0)
    throw new Refusal('wrong-status', 'There is nothing to be given back');
  return [{ type: 'RefundRequested', data }];
}

export function rejectRefund(state: Booking, { data }: RejectRefund): RefundRejected[] {
  const { expectedVersion, ...decided } = data;
  const { verdict } = assertVersion(state, expectedVersion).refunds;
  if (verdict === 'rejected') return [];
  assertAsked(verdict);
  return [{ type: 'RefundRejected', data: decided }];
}

/** Gives back what was quoted, or another sum up to what was paid; the guest must not be there. */
export function approveRefund(state: Booking, { data }: ApproveRefund): RefundApproved[] {
  const known = assertVersion(state, data.expectedVersion);
  const { verdict, request, decision } = known.refunds;
  if (verdict === 'approved' && [null, decision?.amount].includes(data.amount)) return [];
  assertAsked(verdict);
  return [callOff(known, data, data.amount ?? request?.quote?.amount ?? satang(0), 'requested')];
}

/** All of it goes back, whatever the policy says. `wrong-status` once the guest is there or the stay is over. */
export function cancelPaidBooking(state: Booking, { data }: CancelPaidBooking): RefundApproved[] {
  const known = assertVersion(state, data.expectedVersion);
  if (known.status === 'Canceled' && isPaid(known)) return [];
  if (!isPaid(known) || known.status !== 'Booked')
    throw new Refusal('wrong-status', 'There is no paid stay to cancel');
  return [callOff(known, data, known.paid, 'canceled')];
}

function assertAsked(verdict: PlacedBooking['refunds']['verdict']): void {
  if (verdict !== 'requested')
    throw new Refusal('wrong-status', 'Nobody waits for a decision on a refund');
}

function callOff(
  known: PlacedBooking,
  { bookingId, chargeId, reason, by, at }: CancelPaidBooking['data'],
  amount: Satang,
  because: RefundApproved['data']['because'],
): RefundApproved {
  if (!isPaid(known) || known.arrival)
    throw new Refusal('wrong-status', 'The guest came, or the stay is over');
  if (amount > known.paid) throw new Refusal('refund-too-large', 'More than was paid');
  const { roomId, checkoutUid } = known.terms;
  const money = { amount, paymentStatus: amount > 0 ? ('refunding' as const) : ('paid' as const) };
  const about = { bookingId, roomId, checkoutUid, chargeId, because };
  return { type: 'RefundApproved', data: { ...about, ...money, reason, by, at } };
}

/** What the refund's stream tells; a step that was passed before is no news. */
export function moveRefund(state: Booking, { data }: MoveRefund): RefundMoved[] {
  const known = assertVersion(state, null);
  const before = known.refunds.moved.get(data.refundId);
  if (before && before.step >= data.step) return [];
  const own = data.of === 'booking' ? data.amount : known.terms.price;
  const progress = { ...data, amount: own };
  const moved = new Map(known.refunds.moved).set(data.refundId, progress);
  const paymentStatus = paymentStatusAfter(known, [...moved.values()]);
  const received = leftOf(known, [...moved.values()]);
  return [{ type: 'RefundMoved', data: { ...progress, paymentStatus, received } }];
}

const isPaid = (state: PlacedBooking): state is PaidBooking => 'paid' in state;

/** What is still there of what was paid for the booking itself. */
export function leftOf(state: PlacedBooking, moved: readonly RefundProgress[]): Satang {
  const back = moved.filter(({ of, status }) => of === 'booking' && status === 'paid');
  const paid = isPaid(state) ? state.paid : 0;
  return satang(back.reduce((left, { amount }) => left - amount, paid));
}

/** A refund that failed is shown until it is solved; then what happens to the booking's own money counts. */
function paymentStatusAfter(
  state: PlacedBooking,
  moved: readonly RefundProgress[],
): RefundedPayment {
  if (moved.some(({ status }) => status === 'failed')) return 'refund-failed';
  const own = moved.find(({ of }) => of === 'booking');
  if (own && own.status !== 'paid') return 'refunding';
  if (own) return leftOf(state, moved) > 0 ? 'partially-refunded' : 'refunded';
  if (!isPaid(state))
    return moved.every(({ status }) => status === 'paid') ? 'refunded' : 'refunding';
  const { verdict } = state.refunds;
  if (verdict === 'requested') return 'refund-requested';
  return verdict === 'rejected' ? 'refund-rejected' : 'paid';
}

type WithRefunds = Pick<PlacedBooking, 'refunds'>;

/** Some refund must be transferred by hand. */
const waitsForHotel = ({ refunds: { moved } }: WithRefunds): boolean =>
  [...moved.values()].some(({ status }) => status === 'left-to-hotel' || status === 'failed');

/** And nobody knows where to. */
const needsAccount = (state: WithRefunds): boolean =>
  state.refunds.wish === null && waitsForHotel(state);
