import { booking, bookingStream } from '../booking/booking.ts';
import { checkout, checkoutStream } from '../checkout/checkout.ts';
import { casesOfCheckout, casesOfCheckoutStream } from '../money-case/cases-of-checkout.ts';
import { moneyCase, moneyCaseStream } from '../money-case/money-case.ts';
import { payment, paymentStream } from '../payment/payment.ts';
import { type MoneyStates, refundIdsOf } from '../processes/money-of-checkout.ts';
import { refund, refundStream } from '../refund/refund.ts';
import type { InMemoryWorld } from './in-memory-world.ts';

/** Everything a world knows of a checkout's money. */
export function moneyStatesOf(world: InMemoryWorld, uid: string): MoneyStates {
  const cart = world.stateOf(checkout, checkoutStream(uid));
  const stays = 'stays' in cart ? cart.stays : [];
  const attemptIds = 'stays' in cart ? [...cart.attempts.keys()] : [];
  const caseIds = [...world.stateOf(casesOfCheckout, casesOfCheckoutStream(uid))];
  const known = {
    checkout: cart,
    payments: attemptIds.map((id) => world.stateOf(payment, paymentStream(id))),
    bookings: stays.map(({ bookingId }) => world.stateOf(booking, bookingStream(bookingId))),
    cases: caseIds.map((id) => world.stateOf(moneyCase, moneyCaseStream(id))),
  };
  const refunds = [...refundIdsOf(known)].map((id) => world.stateOf(refund, refundStream(id)));
  return { ...known, refunds };
}
