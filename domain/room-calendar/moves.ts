import { Refusal } from '../values/decider/refusal.ts';
import { type LocalDate, nightsBetween, nightsOf, type Stay } from '../values/time/local-date.ts';
import type {
  CalendarMoveCommand,
  CalendarMoveEvent,
  HoldMove,
  KeepMovedNights,
  MoveHeld,
  MoveReleased,
  NightsMoved,
  ReleaseMove,
  RoomCalendar,
  TakenStay,
} from './room-calendar-state.ts';
import { isHadBy, nightsTaken, withoutStay, withStay } from './taken-nights.ts';

// Nights for a booking that moves: they are held beside those it has, and kept or released once the booking has decided
// (docs/adr/0050-moving-stays.md).

export function decideMoves(
  state: RoomCalendar,
  command: CalendarMoveCommand,
): CalendarMoveEvent[] {
  switch (command.type) {
    case 'HoldMove':
      return holdMove(state, command);
    case 'KeepMovedNights':
      return keepMovedNights(state, command);
    case 'ReleaseMove':
      return releaseMove(state, command);
  }
}

/**
 * Refuses `stay-too-short`, `room-already-booked`, and `stale-version` where the booking's nights are not
 * those that the move was planned on, or another move of it is under way.
 */
function holdMove(state: RoomCalendar, { data }: HoldMove): MoveHeld[] {
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
function keepMovedNights(
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

function releaseMove({ stays }: RoomCalendar, { data }: ReleaseMove): MoveReleased[] {
  const own = stays.get(data.bookingId);
  return own?.moving?.moveId === data.moveId ? [moveReleased(own, data)] : [];
}

/** What the booking takes for the move alone is free again. */
export function moveReleased(own: TakenStay, data: ReleaseMove['data']): MoveReleased {
  const kept = own.kind === 'held' ? [] : nightsOf(own);
  return { type: 'MoveReleased', data: { ...data, freed: without(nightsTaken(own), kept) } };
}

const without = (nights: readonly LocalDate[], others: readonly LocalDate[]): LocalDate[] => {
  const left = new Set(others);
  return nights.filter((night) => !left.has(night));
};

export function evolveMoves(state: RoomCalendar, event: CalendarMoveEvent): RoomCalendar {
  switch (event.type) {
    case 'MoveHeld':
      return held(state, event);
    case 'NightsMoved':
      return moved(state, event);
    case 'MoveReleased':
      return released(state, event);
  }
}

/** Beside what it has, or alone. */
function held(
  state: RoomCalendar,
  { data: { bookingId, moveId, checkIn, checkOut } }: MoveHeld,
): RoomCalendar {
  const moving = { moveId, checkIn, checkOut };
  const own = state.stays.get(bookingId) ?? { checkIn, checkOut, kind: 'held' as const, units: 1 };
  return { ...state, ...withStay(state, bookingId, { ...own, moving }) };
}

function moved(
  state: RoomCalendar,
  { data: { bookingId, moveId, checkIn, checkOut } }: NightsMoved,
): RoomCalendar {
  const before = state.stays.get(bookingId)?.restored;
  const again = before === undefined ? {} : { restored: before };
  const moved = { checkIn, checkOut, kind: 'booked', units: 1, hadBy: moveId, ...again } as const;
  return { ...state, ...withStay(withoutStay(state, bookingId), bookingId, moved) };
}

function released(state: RoomCalendar, { data: { bookingId } }: MoveReleased): RoomCalendar {
  const own = state.stays.get(bookingId);
  if (!own) return state;
  const { moving: _, ...kept } = own;
  const left =
    own.kind === 'held' ? withoutStay(state, bookingId) : withStay(state, bookingId, kept);
  return { ...state, ...left };
}
