import { Refusal } from '../values/decider/refusal.ts';
import type { Booking, PlacedBooking } from './booking-state.ts';

/** A booking as the caller read it, or `stale-version`; null expects nothing. Throws `not-found` too. */
export function assertVersion(state: Booking, expected: number | null): PlacedBooking {
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such booking');
  if (expected !== null && expected !== state.version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  return state;
}
