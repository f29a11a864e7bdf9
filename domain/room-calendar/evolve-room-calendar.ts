import type { Recorded } from '../values/decider/message.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
  type Stay,
} from '../values/time/local-date.ts';
import type { MoveHeld, MoveReleased, NightsMoved } from './calendar-move-messages.ts';
import type {
  NightsBlocked,
  NightsReleased,
  NightsRestored,
  RoomCalendarEvent,
} from './room-calendar-messages.ts';
import {
  NO_NIGHTS,
  type TakenNights,
  type TakenStay,
  withoutPast,
  withoutStay,
  withStay,
} from './taken-nights.ts';
import type { UnitAssigned } from './unit-messages.ts';

/** Labels of units: what staff said, and where its guest is, or which a block closes. */
export type DecidedUnit = Readonly<{ byStaff: string | null; fixed: string | null }>;

export type RoomCalendar = TakenNights &
  Readonly<{
    /** How many identical rooms there are; 0 before the calendar is opened and once it is closed. */
    units: number;
    /**
     * Bookings whose reservation was taken back, with the day: should their hold still arrive, nobody
     * would end it. Forgotten after a day, when no request is still on its way.
     */
    abandoned: PersistentMap<LocalDate>;
    /** Bookings that were canceled, with the day they were to end: nothing takes nights for them again. */
    canceled: PersistentMap<LocalDate>;
    /** Which units were decided on, by booking; forgotten some time after the stay. */
    decidedUnits: PersistentMap<DecidedUnit>;
    /** Bookings that moved to another room, with the day they were to end: nothing books their nights again. */
    moved: PersistentMap<LocalDate>;
  }>;

export const NOTHING_TAKEN: RoomCalendar = {
  units: 0,
  ...NO_NIGHTS,
  abandoned: PersistentMap.empty(),
  canceled: PersistentMap.empty(),
  decidedUnits: PersistentMap.empty(),
  moved: PersistentMap.empty(),
};

/** Before every day there is. */
export const FIRST_DAY = localDate('0000-01-01');

/** What a calendar is after an event, without what was past when that was recorded. */
export const evolveRoomCalendar = (
  state: RoomCalendar,
  event: Recorded<RoomCalendarEvent>,
): RoomCalendar => change(upTo(state, event), event);

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
    case 'UnitAssigned':
      return unitAssigned(state, event);
    case 'UnitFreed': {
      const { bookingId, unit } = event.data;
      return withUnit(state, bookingId, { byStaff: unit, fixed: null });
    }
    case 'NightsReleased':
      return released(state, event);
    case 'MoveHeld':
      return moveHeld(state, event);
    case 'NightsMoved':
      return nightsMoved(state, event);
    case 'MoveReleased':
      return moveReleased(state, event);
  }
}

function blocked(state: RoomCalendar, { data }: NightsBlocked): RoomCalendar {
  const next = withNights(state, data, 'blocked', data.units);
  if (data.unit === undefined) return next;
  return withUnit(next, data.bookingId, { byStaff: null, fixed: data.unit });
}

function unitAssigned(
  state: RoomCalendar,
  { data: { bookingId, unit, because } }: UnitAssigned,
): RoomCalendar {
  const before = state.decidedUnits.get(bookingId) ?? { byStaff: null, fixed: null };
  const now = because === 'staff' ? { byStaff: unit } : { fixed: unit };
  return withUnit(state, bookingId, { ...before, ...now });
}

const withUnit = (state: RoomCalendar, bookingId: string, decided: DecidedUnit): RoomCalendar => ({
  ...state,
  decidedUnits: state.decidedUnits.set(bookingId, decided),
});
/** Beside what it has, or alone. */
function moveHeld(
  state: RoomCalendar,
  { data: { bookingId, moveId, checkIn, checkOut } }: MoveHeld,
): RoomCalendar {
  const moving = { moveId, checkIn, checkOut };
  const own = state.stays.get(bookingId) ?? { checkIn, checkOut, kind: 'held' as const, units: 1 };
  return { ...state, ...withStay(state, bookingId, { ...own, moving }) };
}

function nightsMoved(
  state: RoomCalendar,
  { data: { bookingId, moveId, checkIn, checkOut } }: NightsMoved,
): RoomCalendar {
  const before = state.stays.get(bookingId)?.restored;
  const again = before === undefined ? {} : { restored: before };
  const moved = { checkIn, checkOut, kind: 'booked', units: 1, hadBy: moveId, ...again } as const;
  return { ...state, ...withStay(withoutStay(state, bookingId), bookingId, moved) };
}

function moveReleased(state: RoomCalendar, { data: { bookingId } }: MoveReleased): RoomCalendar {
  const own = state.stays.get(bookingId);
  if (!own) return state;
  const { moving: _, ...kept } = own;
  const left =
    own.kind === 'held' ? withoutStay(state, bookingId) : withStay(state, bookingId, kept);
  return { ...state, ...left };
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
