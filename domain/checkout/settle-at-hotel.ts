import { Refusal } from '../values/decider/refusal.ts';
import type {
  AwaitPayment,
  CancelCheckout,
  Checkout,
  CheckoutCanceled,
  ConfirmTransfer,
  HeldStay,
  PaymentAwaited,
  TransferConfirmed,
} from './checkout-messages.ts';
import { isDue, isHeld, paymentPending } from './checkout-state.ts';

// What staff do about the money of bookings; it races with guests and the provider in the checkout.

export function awaitPayment(state: Checkout, { data }: AwaitPayment): PaymentAwaited[] {
  const isKnown = ({ bookingId }: HeldStay) =>
    isHeld(state) && state.stays.some((stay) => stay.bookingId === bookingId);
  if (data.stays.every(isKnown)) return []; // sent twice
  if (data.stays.some(({ bookingId }) => state.abandoned.has(bookingId)))
    throw new Refusal('reservation-lapsed', 'This reservation took too long and was taken back');
  if (state.status !== 'unknown')
    throw new Refusal('checkout-already-used', 'Rooms were booked with this checkout');
  return [{ type: 'PaymentAwaited', data }];
}

/** Refuses `not-payable` what is paid, however: a transfer that came all the same is recorded. */
export function confirmTransfer(
  state: Checkout,
  { data: { uid, transferId, paidAt } }: ConfirmTransfer,
): TransferConfirmed[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  if (state.confirmedTransfer === transferId) return [];
  if (!isDue(state)) throw new Refusal('not-payable', 'This booking has ended');
  if (paymentPending(state))
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
  const { stays, amount } = state;
  return [{ type: 'TransferConfirmed', data: { uid, stays, amount, paidAt, transferId } }];
}

export function cancelCheckout(
  state: Checkout,
  { data: { uid, now, reason, isFinal, calledOff, by } }: CancelCheckout,
): CheckoutCanceled[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  if (state.status === 'paid') throw new Refusal('booking-already-paid', 'This booking is paid');
  if (!isDue(state)) return [];
  if (paymentPending(state) && !calledOff)
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
  const { stays, undos } = state;
  const numbered = undos.length > 0 ? { undone: undos.length } : {};
  const final = isFinal ? { isFinal } : {};
  const how = { ...(calledOff && { calledOff }), ...(by && { by }) };
  const ended = { uid, stays, endedAt: now, reason, ...final, ...numbered, ...how };
  return [{ type: 'CheckoutCanceled', data: ended }];
}
