import type { EventEntries } from '../values/decider/event-entry.ts';
import type { PaymentEvent } from './payment.ts';

type OfCheckout = Readonly<{ data: Readonly<{ checkoutUid: string }> }>;
const itsCheckout = ({ data }: OfCheckout) => ({ checkout: data.checkoutUid });

/** What is known of each event of a payment by the provider. */
export const PAYMENT_EVENTS = {
  ChargeRequested: { concerns: itsCheckout },
  ChargePending: { concerns: itsCheckout },
  ChargePaid: { concerns: itsCheckout },
  ChargeFailed: { concerns: itsCheckout },
  ChargeExpired: { concerns: itsCheckout },
  ChargeMismatched: { concerns: itsCheckout },
} as const satisfies EventEntries<PaymentEvent>;
