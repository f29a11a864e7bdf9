import { Refusal } from '../values/decider/refusal.ts';
import type {
  AttemptPayment,
  Checkout,
  CheckoutPaid,
  FailPayment,
  HeldCheckout,
  OfAttempt,
  PaymentAttempted,
  PaymentFailed,
  RecordPayment,
  TransferConfirmed,
} from './checkout-messages.ts';
import { isDue, isHeld, paymentPending } from './checkout-state.ts';
import { decided } from './late-money.ts';
import type {
  LatePaymentAccepted,
  LatePaymentReturned,
  PaymentCameLate,
} from './late-money-messages.ts';

// What comes of each attempt to pay; the first that succeeds in time pays for the whole checkout.

/** One at a time: anyone who makes an attempt ends the one before. */
export function attemptPayment(state: Checkout, { data }: AttemptPayment): PaymentAttempted[] {
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
  { data }: CheckoutPaid | LatePaymentAccepted,
): Checkout => {
  const { attemptId, chargeId, amount, feeCharge, paidAt } = data;
  const settlement = 'settlement' in data ? data.settlement : undefined;
  return {
    ...state,
    status: 'paid',
    paymentStatus: 'paid',
    paymentMethod: 'gateway',
    payment: { attemptId, chargeId, amount, feeCharge, paidAt },
    attempts: new Map(state.attempts).set(attemptId, 'paid'),
    late: without(state.late, attemptId),
    lateSettlements: decided(state.lateSettlements, settlement, 'accepted'),
  };
};

/** The hotel has it, in time or after all. */
export const paidByTransfer = (
  state: HeldCheckout,
  { data: { transferId, settlement } }: TransferConfirmed,
): Checkout => ({
  ...state,
  status: 'paid',
  paymentStatus: 'paid',
  payment: null,
  confirmedTransfer: transferId ?? null,
  lateSettlements: decided(state.lateSettlements, settlement, 'accepted'),
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

export function withReturned(
  state: Checkout,
  { data: { attemptId, retaken } }: LatePaymentReturned,
): Checkout {
  if (!isHeld(state)) return state;
  const attempts = new Map(state.attempts).set(attemptId, 'returned');
  const lateSettlements = decided(state.lateSettlements, retaken?.settlement, 'returned');
  return { ...state, attempts, late: without(state.late, attemptId), lateSettlements };
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
