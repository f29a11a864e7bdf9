import { Refusal } from '../values/decider/refusal.ts';
import { isChargeable } from '../values/money/charge-limits.ts';
import type { Checkout, ChoosePaymentMethod, PaymentMethodChosen } from './checkout-messages.ts';
import { isHeld, moneyUnderWay } from './checkout-state.ts';

/**
 * Another way to pay, decided here since it races with payments and the hold's end. Refuses with
 * `not-payable` once nothing waits for the guest's money, `wrong-status` for what staff took,
 * `payment-in-progress` (a transfer that was reported is one), `one-hotel-only`
 * for a transfer to several hotels, and `amount-out-of-range` where no charge could take the sum.
 */
export function choosePaymentMethod(
  state: Checkout,
  { data: { uid, paymentMethod, now } }: ChoosePaymentMethod,
): PaymentMethodChosen[] {
  if (state.status === 'awaited')
    throw new Refusal('wrong-status', 'How a booking of staff is paid, staff say');
  if (state.status !== 'held' || now >= state.heldUntil)
    throw new Refusal('not-payable', 'This booking no longer waits for its payment');
  if (state.paymentMethod === paymentMethod) return [];
  if (moneyUnderWay(state))
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
  const hotels = new Set(state.stays.map(({ hotelId }) => hotelId));
  if (paymentMethod === 'direct' && hotels.size > 1)
    throw new Refusal('one-hotel-only', 'A transfer goes to one hotel');
  if (paymentMethod === 'gateway' && !isChargeable(state.amount))
    throw new Refusal('amount-out-of-range', 'No online payment takes this amount');
  const bookingIds = state.stays.map(({ bookingId }) => bookingId);
  const choice = state.choices + 1;
  return [{ type: 'PaymentMethodChosen', data: { uid, bookingIds, paymentMethod, choice } }];
}

export const withPaymentMethod = (
  state: Checkout,
  { data: { paymentMethod, choice } }: PaymentMethodChosen,
): Checkout => (isHeld(state) ? { ...state, paymentMethod, choices: choice } : state);
