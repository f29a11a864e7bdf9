import type { PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { pricedWithNew } from '@baanpak/domain/booking/moves.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { areBroken } from '@baanpak/domain/room/stay-rules.ts';
import { nightsTaken } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay, nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Clock, Commands } from '../../ports.ts';
import { loadRoomStates } from '../room/room-answer.ts';
import { areFree, assertDays, type MovePlan, ownNights, takesOf, without } from './plan-move.ts';

/**
 * Other days in the room that a guest has: nights that stay cost what they did, new ones what they cost
 * now. Refuses what cannot be obtained, with nothing written. Rules of stays hold for a shorter stay, too,
 * unless it broke them before.
 */
export async function planDates(
  ports: Commands & Clock,
  { bookingId, terms, moves }: PlacedBooking,
  wanted: Stay,
): Promise<MovePlan> {
  const today = bangkokDay(ports.now());
  assertDays(terms, wanted, today);
  const { roomId } = terms;
  const { offer, calendar } = await loadRoomStates(ports, roomId);
  const own = ownNights(calendar.state, bookingId, moves.last);
  const takes = takesOf(terms, wanted, own, today);
  const gained = without(nightsOf(takes), nightsTaken(own));
  const { rules } = offer.room;
  if (areBroken(rules, wanted) && (gained.length > 0 || !areBroken(rules, terms)))
    throw new Refusal('stay-rule', 'A rule of the room forbids this stay');
  if (gained.length > 0 && (offer.disabled || !areFree(calendar.state, gained)))
    throw new Refusal('room-already-booked', 'This room is already booked');
  const priced = pricedWithNew(terms.nightPrices, quote(offer.room, wanted).nightPrices);
  return { to: { roomId, ...wanted, ...priced }, takes: gained.length > 0 ? takes : null };
}
