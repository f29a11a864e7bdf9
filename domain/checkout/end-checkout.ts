import { Refusal } from '../values/decider/refusal.ts';
import type {
  Checkout,
  CheckoutExpired,
  CheckoutGivenUp,
  ExpireCheckout,
  GiveUpCheckout,
} from './checkout-messages.ts';
import { isHeld, moneyUnderWay } from './checkout-state.ts';

// How a hold ends without its money: its time is up, or the guest no longer wants it.

export function expireCheckout(
  state: Checkout,
  { data: { uid, now } }: ExpireCheckout,
): CheckoutExpired[] {
  if (state.status !== 'held' || now < state.heldUntil) return [];
  return [{ type: 'CheckoutExpired', data: { uid, stays: state.stays, endedAt: now } }];
}

export function giveUpCheckout(
  state: Checkout,
  { data: { uid, now } }: GiveUpCheckout,
): CheckoutGivenUp[] {
  if (!isHeld(state)) throw new Refusal('not-found', 'Nothing is booked with this checkout');
  if (state.status === 'paid') throw new Refusal('booking-already-paid', 'This booking is paid');
  if (state.status === 'awaited')
    throw new Refusal('wrong-status', 'What staff took is canceled by staff');
  if (state.status !== 'held') return [];
  if (moneyUnderWay(state))
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
  return [{ type: 'CheckoutGivenUp', data: { uid, stays: state.stays, endedAt: now } }];
}
