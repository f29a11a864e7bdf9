import { Refusal } from '../values/refusal.ts';
import type {
  AcceptLatePayment,
  AcceptLateTransfer,
  Checkout,
  LatePaymentAccepted,
  LatePaymentReturned,
  ReturnLatePayment,
  ReturnLateTransfer,
  TransferConfirmed,
} from './checkout-messages.ts';
import { isHeld } from './checkout-state.ts';

// Money that came after the end: it pays for the same stays after all, or goes back; which of both is
// decided here once, so that it never does both (docs/adr/0014-refunds.md).

/** The nights could be had again. Refuses `not-payable` when the checkout did not expire, or was paid since. */
export function acceptLatePayment(
  state: Checkout,
  { data: { uid, attemptId } }: AcceptLatePayment,
): LatePaymentAccepted[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  if (state.attempts.get(attemptId) === 'paid') return [];
  const payment = state.late.get(attemptId);
  if (state.status !== 'expired' || !payment)
    throw new Refusal('not-payable', 'This money no longer pays for anything');
  return [{ type: 'LatePaymentAccepted', data: { uid, stays: state.stays, ...payment } }];
}

export function returnLatePayment(
  state: Checkout,
  { data: { uid, attemptId } }: ReturnLatePayment,
): LatePaymentReturned[] {
  const payment = isHeld(state) ? state.late.get(attemptId) : undefined;
  if (!isHeld(state) || !payment) return []; // it pays for the stays, or went back before
  const { chargeId, amount } = payment;
  return [returned(state, { uid, attemptId, chargeId, amount })];
}

/** Staff have the money of a transfer, and the nights could be had again. */
export function acceptLateTransfer(
  state: Checkout,
  { data: { uid, paidAt } }: AcceptLateTransfer,
): TransferConfirmed[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  if (state.status === 'paid') return [];
  if (state.status !== 'expired' || state.attempts.has(uid))
    throw new Refusal('not-payable', 'This booking has ended');
  const { stays, amount } = state;
  return [{ type: 'TransferConfirmed', data: { uid, stays, amount, paidAt, late: true } }];
}

/** They could not: the hotel owes it back. The checkout's own id stands for the attempt. */
export function returnLateTransfer(
  state: Checkout,
  { data: { uid } }: ReturnLateTransfer,
): LatePaymentReturned[] {
  if (!isHeld(state) || state.status !== 'expired' || state.attempts.has(uid)) return [];
  return [returned(state, { uid, attemptId: uid, chargeId: null, amount: state.amount })];
}

type Returned = Omit<LatePaymentReturned['data'], 'bookingIds'>;

const returned = (
  { stays }: Extract<Checkout, { stays: unknown }>,
  data: Returned,
): LatePaymentReturned => ({
  type: 'LatePaymentReturned',
  data: { ...data, bookingIds: stays.map(({ bookingId }) => bookingId) },
});
