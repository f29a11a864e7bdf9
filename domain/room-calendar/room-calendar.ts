import type { Decider } from '../values/decider/decider.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { addDays, type LocalDate, nightsBetween, type Stay } from '../values/time/local-date.ts';
import type { MoveReleased } from './calendar-move-messages.ts';
import { assertUnitFree, assignUnit, fixUnit, freeUnit, renameUnits } from './decide-unit.ts';
import {
  evolveRoomCalendar,
  FIRST_DAY,
  NOTHING_TAKEN,
  type RoomCalendar,
} from './evolve-room-calendar.ts';
import { holdMove, keepMovedNights, moveReleased, releaseMove } from './move-nights.ts';
import type {
  BlockNights,
  BookNights,
  CalendarClosed,
  ChangeUnits,
  CloseCalendar,
  HoldNights,
  NightsBlocked,
  NightsBooked,
  NightsHeld,
  NightsReleased,
  NightsRestored,
  NightsRetaken,
  ReleaseNights,
  ReleaseReason,
  RestoreNights,
  RetakeNights,
  RoomCalendarCommand,
  RoomCalendarEvent,
  UnitsChanged,
} from './room-calendar-messages.ts';
import { roomCalendarSnapshot } from './room-calendar-snapshot.ts';
import { DAYS_REMEMBERED, inOrder, nightsAbove, nightsTaken, unitsLeft } from './taken-nights.ts';

// One stream per room. Guests after the same night race on it and the event store
// lets exactly as many win as there are units (docs/adr/0003-room-calendar.md).
export const roomCalendarStream = (roomId: string) => `roomCalendar-${roomId}`;

/** A process may say so again after the nights were booked, or retaken: that is no news any more. */
const ENDS_HOLDS_ALONE: ReadonlySet<ReleaseReason> = new Set(['expired', 'given-up', 'abandoned']);

/** Who has which nights of a room. A hold ends by an event alone, never by the clock. */
export const roomCalendar: Decider<RoomCalendar, RoomCalendarCommand, RoomCalendarEvent> = {
  initialState: NOTHING_TAKEN,
  decide(state, command) {
    switch (command.type) {
      case 'OpenCalendar':
        return state.units > 0 ? [] : [{ type: 'CalendarOpened', data: command.data }];
      case 'ChangeUnits':
        return changeUnits(state, command);
      case 'CloseCalendar':
        return closeCalendar(state, command);
      case 'HoldNights':
        return holdNights(state, command);
      case 'BookNights':
        return bookNights(state, command);
      case 'RetakeNights':
        return retakeNights(state, command);
      case 'BlockNights':
        return blockNights(state, command);
      case 'AssignUnit':
        return assignUnit(state, command);
      case 'FixUnit':
        return fixUnit(state, command);
      case 'FreeUnit':
        return freeUnit(state, command);
      case 'RenameUnits':
        return renameUnits(state, command);
      case 'RestoreNights':
        return restoreNights(state, command);
      case 'ReleaseNights':
        return releaseNights(state, command);
      case 'HoldMove':
        return holdMove(state, command);
      case 'KeepMovedNights':
        return keepMovedNights(state, command);
      case 'ReleaseMove':
        return releaseMove(state, command);
    }
  },
  evolve: evolveRoomCalendar,
  snapshot: roomCalendarSnapshot,
};

/** Its nights were over so long ago that nothing is known of it any more. */
const isForgotten = ({ pastUntil }: RoomCalendar, checkOut: LocalDate | undefined): boolean =>
  pastUntil !== null && checkOut !== undefined && checkOut <= pastUntil;

function changeUnits(state: RoomCalendar, { data }: ChangeUnits): UnitsChanged[] {
  const { units, pastUntil } = state;
  if (units === 0) throw new Refusal('not-found', 'No such room');
  if (data.units === units) return [];
  // the past is no longer sold: what counts begins on the day of the newest event
  const today = pastUntil ? addDays(pastUntil, DAYS_REMEMBERED) : FIRST_DAY;
  const nights = nightsAbove(state, today, data.units);
  if (nights.length > 0)
    throw new Refusal('units-below-sold', 'More rooms are sold on one night than would be left', {
      nights: nights.slice(0, MOST_NAMED),
    });
  return [{ type: 'UnitsChanged', data }];
}

/** How many nights a refusal names. */
const MOST_NAMED = 31;

function closeCalendar({ units, stays }: RoomCalendar, { data }: CloseCalendar): CalendarClosed[] {
  const { roomId, today } = data;
  const toCome = [...stays.values()].filter(
    ({ checkOut, kind, moving }) =>
      kind !== 'blocked' && (checkOut > today || (moving && moving.checkOut > today)),
  );
  if (toCome.length > 0) {
    const nights = inOrder(toCome.flatMap(nightsTaken)).filter((night) => night >= today);
    throw new Refusal('live-bookings', 'Guests have yet to stay here', {
      nights: nights.slice(0, MOST_NAMED),
    });
  }
  return units === 0 ? [] : [{ type: 'CalendarClosed', data: { roomId } }];
}

function holdNights(state: RoomCalendar, { data }: HoldNights): NightsHeld[] {
  const { stays, abandoned } = state;
  if (stays.has(data.bookingId)) return []; // the same request, sent twice
  if (abandoned.has(data.bookingId))
    throw new Refusal('reservation-lapsed', 'This reservation took too long and was taken back');
  if (nightsBetween(data.checkIn, data.checkOut) < 1)
    throw new Refusal('stay-too-short', 'A stay lasts at least one night');
  if (isForgotten(state, data.checkOut))
    throw new Refusal('stay-in-the-past', 'These nights are over');
  if (unitsLeft(state, data) < 1)
    throw new Refusal('room-already-booked', 'This room is already booked');
  return [{ type: 'NightsHeld', data }];
}

function bookNights(state: RoomCalendar, { data }: BookNights): NightsBooked[] {
  const { roomId, bookingId } = data;
  const stay = state.stays.get(bookingId);
  if (state.moved.has(bookingId)) return []; // it has others since
  if (stay?.kind === 'booked' || (!stay && isForgotten(state, data.checkOut))) return [];
  if (stay?.kind !== 'held' || stay.moving)
    throw new Refusal('room-already-booked', 'These nights are no longer held');
  return [{ type: 'NightsBooked', data: { roomId, bookingId, ...nights(stay) } }];
}

function retakeNights(
  state: RoomCalendar,
  { data }: RetakeNights,
): (NightsBooked | NightsRetaken)[] {
  const stay = state.stays.get(data.bookingId);
  if (state.canceled.has(data.bookingId)) return []; // repeated after all of it was called off
  if (state.moved.has(data.bookingId) || stay?.hadBy || stay?.moving) return []; // or it moves
  if (stay?.kind === 'booked' && (stay.settlement ?? 0) >= (data.settlement ?? 0)) return [];
  if (stay) return [{ type: 'NightsBooked', data }];
  if (isForgotten(state, data.checkOut) || unitsLeft(state, data) < 1)
    throw new Refusal('room-already-booked', 'These nights were sold to another');
  return [{ type: 'NightsRetaken', data }];
}

function blockNights(state: RoomCalendar, { data }: BlockNights): NightsBlocked[] {
  if (state.stays.has(data.bookingId)) return [];
  if (nightsBetween(data.checkIn, data.checkOut) < 1)
    throw new Refusal('stay-too-short', 'A block lasts at least one night');
  if (isForgotten(state, data.checkOut))
    throw new Refusal('stay-in-the-past', 'These nights are over');
  const { labels, ...block } = data;
  const left = unitsLeft(state, data);
  const wanted = data.units ?? (data.unit === undefined ? left : 1);
  if (wanted < 1 || wanted > left)
    throw new Refusal('room-already-booked', 'Not so many units are free');
  if (block.unit !== undefined) {
    const { bookingId: id, checkIn, checkOut, unit } = block;
    assertUnitFree(state, { id, checkIn, checkOut, units: wanted, unit, firm: true }, labels ?? []);
  }
  return [{ type: 'NightsBlocked', data: { ...block, units: wanted } }];
}

/** What the call-off has not let go of yet is stated again, so that it does not let go of it later. */
function restoreNights(
  state: RoomCalendar,
  { data }: RestoreNights,
): (MoveReleased | NightsReleased | NightsRestored)[] {
  const { roomId, bookingId, undo, units } = data;
  const stay = state.stays.get(bookingId);
  if (stay && (stay.restored ?? 0) >= undo) return [];
  const because = 'refused' as const;
  const before = releaseNights(state, {
    type: 'ReleaseNights',
    data: { roomId, bookingId, because },
  });
  const free = before.reduce(evolveRoomCalendar, state);
  if (isForgotten(state, data.checkOut) || unitsLeft(free, data) < units || isUnitTaken(free, data))
    throw new Refusal('room-already-booked', 'These nights were sold to another');
  return [...before, { type: 'NightsRestored', data }];
}

/** Whether another has the very unit that was decided on for it. */
function isUnitTaken({ stays, decidedUnits }: RoomCalendar, data: RestoreNights['data']): boolean {
  const unitOf = (bookingId: string) => {
    const decided = decidedUnits.get(bookingId);
    return decided?.fixed ?? decided?.byStaff ?? null;
  };
  const unit = unitOf(data.bookingId);
  if (unit === null) return false;
  return [...decidedUnits.keys()].some((other) => {
    const stay = other === data.bookingId ? undefined : stays.get(other);
    const meets = stay && stay.checkIn < data.checkOut && data.checkIn < stay.checkOut;
    return meets && unitOf(other) === unit;
  });
}

function releaseNights(
  { stays }: RoomCalendar,
  { data }: ReleaseNights,
): (MoveReleased | NightsReleased)[] {
  const { undo, undone, ...named } = data;
  const stay = stays.get(data.bookingId);
  if (!stay || (ENDS_HOLDS_ALONE.has(data.because) && (stay.kind !== 'held' || stay.moving)))
    return [];
  if (data.settlement !== undefined && data.settlement !== stay.settlement) return [];
  if (undo !== undefined && (undo !== stay.restored || stay.settlement !== undefined)) return [];
  if (undone !== undefined && undone < (stay.restored ?? 0)) return []; // that was undone
  if (data.hadBy !== undefined && (stay.moving || data.hadBy !== (stay.hadBy ?? null))) return [];
  const taken = stay.kind === 'blocked' ? { units: stay.units } : {};
  const released: NightsReleased = {
    type: 'NightsReleased',
    data: { ...named, ...nights(stay), ...taken },
  };
  if (!stay.moving) return [released];
  const { roomId, bookingId } = data;
  const held = moveReleased(stay, { roomId, bookingId, moveId: stay.moving.moveId });
  return stay.kind === 'held' ? [held] : [held, released];
}

const nights = ({ checkIn, checkOut }: Stay): Stay => ({ checkIn, checkOut });
