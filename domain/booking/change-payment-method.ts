import type { ChangePaymentMethod, PaymentMethodChanged } from './booking-messages.ts';
import type { Booking } from './booking-state.ts';

/**
 * What its checkout decided, which is the same for all that is paid together. Two choices may arrive
 * in either order, and each more than once: the later one counts.
 */
export function changePaymentMethod(
  state: Booking,
  { data }: ChangePaymentMethod,
): PaymentMethodChanged[] {
  const isOpen = state.status === 'Reserved' || state.status === 'Booked';
  if (!isOpen || data.choice <= state.paymentChoice) return [];
  return [{ type: 'PaymentMethodChanged', data }];
}
