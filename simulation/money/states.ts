import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  casesOfCheckout,
  casesOfCheckoutStream,
} from '@baanpak/domain/money-case/cases-of-checkout.ts';
import { moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { type MoneyStates, refundIdsOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import type { InMemoryWorld } from '../world.ts';

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
