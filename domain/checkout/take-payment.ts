import { Refusal } from '../values/refusal.ts';
import type {
  AttemptPayment,
  Checkout,
  CheckoutPaid,
  FailPayment,
  HeldCheckout,
  LatePaymentAccepted,
  OfAttempt,
  PaymentAttempted,
  PaymentCameLate,
  PaymentFailed,
  RecordPayment,
} from './checkout-messages.ts';
import { isDue, isHeld } from './checkout-state.ts';

// What comes of each attempt to pay; the first that succeeds in time pays for the whole checkout.

export function attemptPayment(state: Checkout, { data }: AttemptPayment): PaymentAttempted[] {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such checkout');
  const { uid, attemptId, amount, now } = data;
  if (isHeld(state) && state.attempts.has(attemptId)) return [];
  const isOver = state.status === 'held' ? now >= state.heldUntil : state.status !== 'awaited';
  if (!isHeld(state) || isOver)
    throw new Refusal('not-payable', 'This booking can no longer be paid');
  if (state.transfer)
    throw new Refusal('payment-in-progress', 'A transfer for this booking was reported');
  if (amount !== state.amount)
    // a room joined while this payment was being prepared
    throw new Refusal('busy', 'The sum of this checkout has just changed');
  return [{ type: 'PaymentAttempted', data: { ...ofAttempt(state, uid, attemptId), amount } }];
}

export function failPayment(state: Checkout, { data }: FailPayment): PaymentFailed[] {
  if (!isDue(state) || state.attempts.get(data.attemptId) !== 'pending') return [];
  const { uid, attemptId, failureCode } = data;
  return [{ type: 'PaymentFailed', data: { ...ofAttempt(state, uid, attemptId), failureCode } }];
}

export function recordPayment(
  state: Checkout,
  { data }: RecordPayment,
): (CheckoutPaid | PaymentCameLate)[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  const before = state.attempts.get(data.attemptId);
  if (before === 'paid' || before === 'late' || before === 'returned') return [];
  if (state.status === 'held' || state.status === 'awaited')
    return [{ type: 'CheckoutPaid', data: { ...data, stays: state.stays } }];
  const because = state.status === 'paid' ? 'paid-before' : state.status;
  const { bookingIds } = ofAttempt(state, data.uid, data.attemptId);
  return [{ type: 'PaymentCameLate', data: { ...data, bookingIds, because } }];
}

const ofAttempt = ({ stays }: HeldCheckout, uid: string, attemptId: string): OfAttempt => ({
  uid,
  attemptId,
  bookingIds: stays.map(({ bookingId }) => bookingId),
});

/** Paid, in time or after all. */
export const paid = (
  state: HeldCheckout,
  { data: { uid, stays, ...payment } }: CheckoutPaid | LatePaymentAccepted,
): Checkout => ({
  ...state,
  status: 'paid',
  paymentStatus: 'paid',
  payment,
  attempts: new Map(state.attempts).set(payment.attemptId, 'paid'),
  late: without(state.late, payment.attemptId),
});

export function withAttempt(
  state: Checkout,
  attemptId: string,
  outcome: 'pending' | 'failed',
  why = '',
): Checkout {
  if (!isHeld(state)) return state;
  const attempts = new Map(state.attempts).set(attemptId, outcome);
  return { ...state, attempts, paymentStatus: why === 'mismatched' ? why : outcome };
}

export function withLate(state: Checkout, { data }: PaymentCameLate): Checkout {
  if (!isHeld(state)) return state;
  const { attemptId, chargeId, amount, feeCharge, paidAt } = data;
  const payment = { attemptId, chargeId, amount, feeCharge, paidAt };
  const attempts = new Map(state.attempts).set(attemptId, 'late');
  return { ...state, attempts, late: new Map(state.late).set(attemptId, payment) };
}

export function withReturned(state: Checkout, attemptId: string): Checkout {
  if (!isHeld(state)) return state;
  const attempts = new Map(state.attempts).set(attemptId, 'returned');
  return { ...state, attempts, late: without(state.late, attemptId) };
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
