import { Refusal } from '../values/decider/refusal.ts';
import {
  type AttemptCommand,
  type AttemptPayment,
  type Checkout,
  type CheckoutPaid,
  type FailPayment,
  type HeldCheckout,
  isDue,
  isHeld,
  type LatePaymentAccepted,
  type OfAttempt,
  type PaymentAttempted,
  type PaymentCameLate,
  type PaymentFailed,
  paymentPending,
  type RecordPayment,
} from './checkout-state.ts';

// Attempts to pay through the provider, one at a time; the first that succeeds in time pays for the whole checkout
// (docs/adr/0024-one-charge-at-a-time.md).

export function decideAttempts(
  state: Checkout,
  command: AttemptCommand,
): (PaymentAttempted | PaymentFailed | CheckoutPaid | PaymentCameLate)[] {
  switch (command.type) {
    case 'AttemptPayment':
      return attemptPayment(state, command);
    case 'FailPayment':
      return failPayment(state, command);
    case 'RecordPayment':
      return recordPayment(state, command);
  }
}

/** One at a time: anyone who makes an attempt ends the one before. */
function attemptPayment(state: Checkout, { data }: AttemptPayment): PaymentAttempted[] {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such checkout');
  const { uid, attemptId, amount, now } = data;
  if (isHeld(state) && state.attempts.has(attemptId)) return [];
  const isOver = state.status === 'held' ? now >= state.heldUntil : state.status !== 'awaited';
  if (!isHeld(state) || isOver)
    throw new Refusal('not-payable', 'This booking can no longer be paid');
  if (state.transfer)
    throw new Refusal('payment-in-progress', 'A transfer for this booking was reported');
  if (paymentPending(state))
    throw new Refusal('payment-in-progress', 'Another payment for this booking is under way');
  if (amount !== state.amount)
    // a room joined while this payment was being prepared
    throw new Refusal('busy', 'The sum of this checkout has just changed');
  return [{ type: 'PaymentAttempted', data: { ...ofAttempt(state, uid, attemptId), amount } }];
}

function failPayment(state: Checkout, { data }: FailPayment): PaymentFailed[] {
  if (!isDue(state) || state.attempts.get(data.attemptId) !== 'pending') return [];
  const { uid, attemptId, failureCode } = data;
  return [{ type: 'PaymentFailed', data: { ...ofAttempt(state, uid, attemptId), failureCode } }];
}

function recordPayment(
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

export function evolveAttempts(
  state: HeldCheckout,
  event: PaymentAttempted | PaymentFailed,
): HeldCheckout {
  switch (event.type) {
    case 'PaymentAttempted':
      return withAttempt(state, event.data.attemptId, 'pending');
    case 'PaymentFailed':
      return withAttempt(state, event.data.attemptId, 'failed', event.data.failureCode);
  }
}

function withAttempt(
  state: HeldCheckout,
  attemptId: string,
  outcome: 'pending' | 'failed',
  why = '',
): HeldCheckout {
  const attempts = new Map(state.attempts).set(attemptId, outcome);
  return { ...state, attempts, paymentStatus: why === 'mismatched' ? why : outcome };
}

/** Paid through the provider, in time or after all; its money is late no more (late-money.ts). */
export const paidByAttempt = (
  state: HeldCheckout,
  { data }: CheckoutPaid | LatePaymentAccepted,
): HeldCheckout => {
  const { attemptId, chargeId, amount, feeCharge, paidAt } = data;
  return {
    ...state,
    status: 'paid',
    paymentStatus: 'paid',
    paymentMethod: 'gateway',
    payment: { attemptId, chargeId, amount, feeCharge, paidAt },
    attempts: new Map(state.attempts).set(attemptId, 'paid'),
  };
};
