import { Refusal } from '../values/decider/refusal.ts';
import type { Booking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import type { GiveGuestId, GuestIdGiven } from './guest-id-messages.ts';

/** Once, and only to who has none: the first id goes on opening the booking. A block opens to nobody. */
export function giveGuestId(state: Booking, { data }: GiveGuestId): GuestIdGiven[] {
  const { guestId, terms } = assertVersion(state, null);
  if (guestId !== null) return [];
  if (terms.units !== undefined) throw new Refusal('wrong-status', 'A block has no guest');
  return [{ type: 'GuestIdGiven', data }];
}
