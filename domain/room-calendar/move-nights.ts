import { Refusal } from '../values/decider/refusal.ts';
import { type LocalDate, nightsBetween, nightsOf, type Stay } from '../values/time/local-date.ts';
import type {
  HoldMove,
  KeepMovedNights,
  MoveHeld,
  MoveReleased,
  NightsMoved,
  ReleaseMove,
} from './calendar-move-messages.ts';
import type { RoomCalendar } from './evolve-room-calendar.ts';
import { nightsTaken, type TakenStay } from './taken-nights.ts';

/**
 * Refuses `stay-too-short`, `room-already-booked`, and `stale-version` where the booking's nights are not
 * those that the move was planned on, or another move of it is under way.
 */
export function holdMove(state: RoomCalendar, { data }: HoldMove): MoveHeld[] {
  const { from, ...held } = data;
  const own = state.stays.get(data.bookingId);
  if (own?.moving?.moveId === data.moveId || own?.hadBy === data.moveId) return []; // sent twice
  if (nightsBetween(data.checkIn, data.checkOut) < 1)
    throw new Refusal('stay-too-short', 'A stay lasts at least one night');
  const isAsPlanned =
    from.roomId === data.roomId
      ? own?.kind === 'booked' && !own.moving && isHadBy(own, from.hadBy)
      : own === undefined;
  if (!isAsPlanned) throw new Refusal('stale-version', 'The stay was moved meanwhile');
  const added = without(nightsOf(data), own ? nightsTaken(own) : []);
  if (added.some((night) => state.units - (state.taken.get(night) ?? 0) < 1))
    throw new Refusal('room-already-booked', 'This room is already booked');
  return [{ type: 'MoveHeld', data: { ...held, added } }];
}

/** Nothing where the booking has lost its nights since, or has them by this or a later move. */
export function keepMovedNights(
  { stays }: RoomCalendar,
  { data: { hadBy, ...kept } }: KeepMovedNights,
): NightsMoved[] {
  const own = stays.get(kept.bookingId);
  if (!own || own.kind === 'blocked' || own.hadBy === kept.moveId) return [];
  const nights = nightsToKeep(own, kept, hadBy);
  if (nights === null) return [];
  const freed = without(nightsTaken(own), nightsOf(nights));
  return [{ type: 'NightsMoved', data: { ...kept, ...nights, freed } }];
}

/** What was held for the move; of a stay that is merely shortened what is left of its own. */
function nightsToKeep(
  own: TakenStay,
  { moveId, checkIn, checkOut }: Stay & { moveId: string },
  hadBy: string | null,
): Stay | null {
  if (own.moving)
    return own.moving.moveId === moveId
      ? { checkIn: own.moving.checkIn, checkOut: own.moving.checkOut }
      : null;
  const left = {
    checkIn: own.checkIn > checkIn ? own.checkIn : checkIn,
    checkOut: own.checkOut < checkOut ? own.checkOut : checkOut,
  };
  return isHadBy(own, hadBy) && left.checkIn < left.checkOut ? left : null;
}

export function releaseMove({ stays }: RoomCalendar, { data }: ReleaseMove): MoveReleased[] {
  const own = stays.get(data.bookingId);
  return own?.moving?.moveId === data.moveId ? [moveReleased(own, data)] : [];
}

/** What the booking takes for the move alone is free again. */
export function moveReleased(own: TakenStay, data: ReleaseMove['data']): MoveReleased {
  const kept = own.kind === 'held' ? [] : nightsOf(own);
  return { type: 'MoveReleased', data: { ...data, freed: without(nightsTaken(own), kept) } };
}

export const isHadBy = (own: TakenStay, moveId: string | null): boolean =>
  (own.hadBy ?? null) === moveId;

const without = (nights: readonly LocalDate[], others: readonly LocalDate[]): LocalDate[] => {
  const left = new Set(others);
  return nights.filter((night) => !left.has(night));
};
