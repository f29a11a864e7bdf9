import type { Decider } from '../values/decider/decider.ts';
import type { Recorded } from '../values/decider/message.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import { Refusal } from '../values/decider/refusal.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  nightsBetween,
  overlap,
  type Stay,
} from '../values/time/local-date.ts';
import { decideMoves, evolveMoves, moveReleased } from './moves.ts';
import {
  type BlockNights,
  type BookNights,
  type CalendarClosed,
  type ChangeUnits,
  type CloseCalendar,
  type DecidedUnit,
  FIRST_DAY,
  type HoldNights,
  type MoveReleased,
  type NightsBlocked,
  type NightsBooked,
  type NightsHeld,
  type NightsReleased,
  type NightsRestored,
  type NightsRetaken,
  NOTHING_TAKEN,
  type ReleaseNights,
  type ReleaseReason,
  type RestoreNights,
  type RetakeNights,
  type RoomCalendar,
  type RoomCalendarCommand,
  type RoomCalendarEvent,
  type TakenNights,
  type TakenStay,
  type UnitsChanged,
} from './room-calendar-state.ts';
import {
  DAYS_REMEMBERED,
  inOrder,
  nightsAbove,
  nightsTaken,
  nightsTakenBy,
  unitsLeft,
  withoutPast,
  withoutStay,
  withStay,
} from './taken-nights.ts';
import { assertUnitFree, decidedUnit, decideUnits, evolveUnits, withUnit } from './units.ts';

// A room's calendar: nights are held, booked, blocked, retaken, restored and released here. Nights of moves and decisions
// about units are handed to their files.

// One stream per room. Guests after the same night race on it and the event store
// lets exactly as many win as there are units (docs/adr/0003-room-calendar.md).
export const roomCalendarStream = (roomId: string) => `roomCalendar-${roomId}`;

/** Who has which nights of a room. A hold ends by an event alone, never by the clock. */
export const roomCalendar: Decider<RoomCalendar, RoomCalendarCommand, RoomCalendarEvent> = {
  initialState: NOTHING_TAKEN,
  refusals: {
    OpenCalendar: [],
    ChangeUnits: ['units-below-sold'],
    CloseCalendar: ['live-bookings'],
    HoldNights: ['reservation-lapsed', 'room-already-booked', 'stay-in-the-past', 'stay-too-short'],
    BookNights: ['room-already-booked'],
    RetakeNights: ['room-already-booked'],
    BlockNights: ['room-already-booked', 'stay-in-the-past', 'stay-too-short'],
    AssignUnit: ['room-already-booked', 'wrong-status'],
    FixUnit: [],
    FreeUnit: [],
    RenameUnits: [],
    RestoreNights: ['room-already-booked'],
    ReleaseNights: [],
    HoldMove: ['room-already-booked', 'stale-version', 'stay-too-short'],
    KeepMovedNights: [],
    ReleaseMove: [],
  },
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
      case 'RestoreNights':
        return restoreNights(state, command);
      case 'ReleaseNights':
        return releaseNights(state, command);
      case 'HoldMove':
      case 'KeepMovedNights':
      case 'ReleaseMove':
        return decideMoves(state, command);
      case 'AssignUnit':
      case 'FixUnit':
      case 'FreeUnit':
      case 'RenameUnits':
        return decideUnits(state, command);
    }
  },
  evolve,
  snapshot: { version: 5, toJson, fromJson, bytes },
};

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

/** Its nights were over so long ago that nothing is known of it any more. */
const isForgotten = ({ pastUntil }: RoomCalendar, checkOut: LocalDate | undefined): boolean =>
  pastUntil !== null && checkOut !== undefined && checkOut <= pastUntil;

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
  const free = before.reduce(evolve, state);
  if (isForgotten(state, data.checkOut) || unitsLeft(free, data) < units || isUnitTaken(free, data))
    throw new Refusal('room-already-booked', 'These nights were sold to another');
  return [...before, { type: 'NightsRestored', data }];
}

/** Whether another has the very unit that was decided on for it. */
function isUnitTaken(state: RoomCalendar, data: RestoreNights['data']): boolean {
  const unit = decidedUnit(state, data.bookingId);
  if (unit === null) return false;
  return [...state.decidedUnits.keys()].some((other) => {
    const stay = other === data.bookingId ? undefined : state.stays.get(other);
    return stay && overlap(stay, data) && decidedUnit(state, other) === unit;
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

/** A process may say so again after the nights were booked, or retaken: that is no news any more. */
const ENDS_HOLDS_ALONE: ReadonlySet<ReleaseReason> = new Set(['expired', 'given-up', 'abandoned']);

const nights = ({ checkIn, checkOut }: Stay): Stay => ({ checkIn, checkOut });

/** What a calendar is after an event, without what was past when that was recorded. */
function evolve(state: RoomCalendar, event: Recorded<RoomCalendarEvent>): RoomCalendar {
  return change(upTo(state, event), event);
}

function change(state: RoomCalendar, event: RoomCalendarEvent): RoomCalendar {
  switch (event.type) {
    case 'CalendarOpened':
    case 'UnitsChanged':
      return { ...state, units: event.data.units };
    case 'CalendarClosed':
      return { ...state, units: 0 };
    case 'NightsHeld':
      return withNights(state, event.data, 'held');
    case 'NightsBooked':
    case 'NightsRetaken':
      return withNights(state, event.data, 'booked');
    case 'NightsBlocked':
      return blocked(state, event);
    case 'NightsRestored':
      return restored(state, event);
    case 'NightsReleased':
      return released(state, event);
    case 'MoveHeld':
    case 'NightsMoved':
    case 'MoveReleased':
      return evolveMoves(state, event);
    case 'UnitAssigned':
    case 'UnitFreed':
      return evolveUnits(state, event);
  }
}

const withNights = (
  state: RoomCalendar,
  { bookingId, checkIn, checkOut, settlement }: Stay & { bookingId: string; settlement?: number },
  kind: TakenStay['kind'],
  units = 1,
): RoomCalendar => {
  const before = state.stays.get(bookingId)?.restored;
  const taken = { checkIn, checkOut, kind, units, ...(before && { restored: before }) };
  const stay = settlement === undefined ? taken : { ...taken, settlement };
  return { ...state, ...withStay(state, bookingId, stay) };
};

function blocked(state: RoomCalendar, { data }: NightsBlocked): RoomCalendar {
  const next = withNights(state, data, 'blocked', data.units);
  if (data.unit === undefined) return next;
  return withUnit(next, data.bookingId, { byStaff: null, fixed: data.unit });
}

function restored(
  state: RoomCalendar,
  { data: { bookingId, checkIn, checkOut, kind, units, undo, hadBy } }: NightsRestored,
): RoomCalendar {
  const had = hadBy === undefined ? {} : { hadBy };
  const stay = { checkIn, checkOut, kind, units, restored: undo, ...had };
  const canceled = state.canceled.delete(bookingId);
  return { ...state, ...withStay(state, bookingId, stay), canceled };
}

function released(
  state: RoomCalendar,
  { data: { bookingId, because, checkOut }, recordedAt }: Recorded<NightsReleased>,
): RoomCalendar {
  const left = { ...state, ...withoutStay(state, bookingId) };
  if (because === 'canceled') return { ...left, canceled: left.canceled.set(bookingId, checkOut) };
  if (because === 'moved') return { ...left, moved: left.moved.set(bookingId, checkOut) };
  if (because !== 'abandoned') return left;
  const day = recordedAt === undefined ? FIRST_DAY : bangkokDay(recordedAt);
  return { ...left, abandoned: left.abandoned.set(bookingId, day) };
}

/** Without what was past when the event was recorded. */
function upTo(state: RoomCalendar, { recordedAt }: Recorded<RoomCalendarEvent>): RoomCalendar {
  if (recordedAt === undefined) return state;
  const nights = withoutPast(state, recordedAt);
  if (nights === state) return state;
  const yesterday = addDays(bangkokDay(recordedAt), -1);
  const abandoned = since(state.abandoned, yesterday);
  const remembered = addDays(nights.pastUntil ?? FIRST_DAY, 1);
  const canceled = since(state.canceled, remembered);
  const moved = since(state.moved, remembered);
  const decidedUnits = ofStays(state.decidedUnits, nights);
  return { ...state, ...nights, abandoned, canceled, moved, decidedUnits };
}

function ofStays(
  units: RoomCalendar['decidedUnits'],
  { stays }: TakenNights,
): RoomCalendar['decidedUnits'] {
  let rest = units;
  for (const bookingId of units.keys()) if (!stays.has(bookingId)) rest = rest.delete(bookingId);
  return rest;
}

function since(days: PersistentMap<LocalDate>, first: LocalDate): PersistentMap<LocalDate> {
  let rest = days;
  for (const [bookingId, day] of days) if (day < first) rest = rest.delete(bookingId);
  return rest;
}

type SavedStay = readonly [
  bookingId: string,
  checkIn: LocalDate,
  checkOut: LocalDate,
  kind: TakenStay['kind'],
  units: number,
  more?: Pick<TakenStay, 'settlement' | 'restored' | 'hadBy' | 'moving'>,
];
/** A calendar as it is kept beside the log: ids, days and numbers, nobody's name. */
type Saved = Readonly<{
  units: number;
  pastUntil: LocalDate | null;
  stays: readonly SavedStay[];
  abandoned: readonly (readonly [bookingId: string, day: LocalDate])[];
  canceled: readonly (readonly [bookingId: string, day: LocalDate])[];
  decidedUnits: readonly (readonly [bookingId: string, decided: DecidedUnit])[];
  moved: readonly (readonly [bookingId: string, day: LocalDate])[];
}>;

function toJson(state: RoomCalendar): Saved {
  const { units, pastUntil, stays, abandoned, canceled, moved, decidedUnits } = state;
  return {
    units,
    pastUntil,
    stays: [...stays].map(([bookingId, stay]) => saved(bookingId, stay)),
    abandoned: [...abandoned],
    canceled: [...canceled],
    moved: [...moved],
    decidedUnits: [...decidedUnits],
  };
}

function saved(
  bookingId: string,
  { checkIn, checkOut, kind, units, ...more }: TakenStay,
): SavedStay {
  const stay = [bookingId, checkIn, checkOut, kind, units] as const;
  return Object.keys(more).length === 0 ? stay : [...stay, more];
}

function fromJson(json: Saved): RoomCalendar {
  const { units, pastUntil, stays, abandoned, canceled, moved, decidedUnits } = json;
  const all = stays.map(([bookingId, checkIn, checkOut, kind, taken, more]) => {
    const stay: TakenStay = { checkIn, checkOut, kind, units: taken, ...more };
    return [bookingId, stay] as const;
  });
  return {
    units,
    ...nightsTakenBy(all, pastUntil),
    abandoned: PersistentMap.of(abandoned),
    canceled: PersistentMap.of(canceled),
    moved: PersistentMap.of(moved),
    decidedUnits: PersistentMap.of(decidedUnits),
  };
}

/** What a stay takes: its entry, its place among the day's endings, its share of the nights. */
const BYTES_A_STAY = 500;

function bytes({ stays, abandoned, canceled, moved, decidedUnits }: RoomCalendar): number {
  const entries = stays.size + abandoned.size + canceled.size + moved.size + decidedUnits.size;
  return BYTES_A_STAY * (2 + entries);
}
