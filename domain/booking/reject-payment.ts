import { Refusal } from '../values/decider/refusal.ts';
import type { PaymentTurnedAway, TurnAwayPayment } from './booking-messages.ts';
import type { Booking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';

/**
 * The booking decides whether money that came is its own: what was paid before, and what staff took and
 * is certain without its money, is never turned away. Recorded once; a later confirmation is nothing.
 */
export function rejectPayment(state: Booking, { data }: TurnAwayPayment): PaymentTurnedAway[] {
  const known = assertVersion(state, null);
  if (known.terms.units !== undefined) throw new Refusal('not-payable', 'Nobody pays for a block');
  const stands = known.status === 'Booked' || known.status === 'Completed';
  if (stands || 'paid' in known || known.turnedAway) return [];
  const status = known.status === 'Expired' ? known.status : 'Canceled';
  return [{ type: 'PaymentTurnedAway', data: { ...data, status } }];
}
