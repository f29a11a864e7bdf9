import type { Decider } from '../values/decider/decider.ts';
import type { Recorded } from '../values/decider/message.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import { Refusal } from '../values/decider/refusal.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
  nightsBetween,
  nightsOf,
  type Stay,
} from '../values/time/local-date.ts';
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
  NightsRetaken,
  ReleaseNights,
  ReleaseReason,
  RetakeNights,
  RoomCalendarCommand,
  RoomCalendarEvent,
  UnitsChanged,
} from './room-calendar-messages.ts';
import { roomCalendarSnapshot } from './room-calendar-snapshot.ts';
import {
  DAYS_REMEMBERED,
  inOrder,
  NO_NIGHTS,
  nightsAbove,
  type TakenNights,
  type TakenStay,
  unitsLeft,
  withoutPast,
  withoutStay,
  withStay,
} from './taken-nights.ts';

// One stream per room. Guests after the same night race on it and the event store
// lets exactly as many win as there are units (docs/adr/0003-room-calendar.md).
export const roomCalendarStream = (roomId: string) => `roomCalendar-${roomId}`;

/** A process may say so again after the nights were booked, or retaken: that is no news any more. */
const ENDS_HOLDS_ALONE: ReadonlySet<ReleaseReason> = new Set(['expired', 'given-up', 'abandoned']);

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
  }>;

/** Who has which nights of a room. A hold ends by an event alone, never by the clock. */
export const roomCalendar: Decider<RoomCalendar, RoomCalendarCommand, RoomCalendarEvent> = {
  initialState: {
    units: 0,
    ...NO_NIGHTS,
    abandoned: PersistentMap.empty(),
    canceled: PersistentMap.empty(),
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
      case 'ReleaseNights':
        return releaseNights(state, command);
    }
  },
  evolve: (state, event) => change(upTo(state, event), event),
  snapshot: roomCalendarSnapshot,
};

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
      return withNights(state, event.data, 'blocked', event.data.units);
    case 'NightsReleased':
      return released(state, event);
  }
}

/** Without what was past when the event was recorded. */
function upTo(state: RoomCalendar, { recordedAt }: Recorded<RoomCalendarEvent>): RoomCalendar {
  if (recordedAt === undefined) return state;
  const nights = withoutPast(state, recordedAt);
  if (nights === state) return state;
  const yesterday = addDays(bangkokDay(recordedAt), -1);
  const abandoned = since(state.abandoned, yesterday);
  const canceled = since(state.canceled, addDays(nights.pastUntil ?? FIRST_DAY, 1));
  return { ...state, ...nights, abandoned, canceled };
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
  const taken = { checkIn, checkOut, kind, units };
  const stay = settlement === undefined ? taken : { ...taken, settlement };
  return { ...state, ...withStay(state, bookingId, stay) };
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

const FIRST_DAY = localDate('0000-01-01');
/** How many nights a refusal names. */
const MOST_NAMED = 31;

function closeCalendar({ units, stays }: RoomCalendar, { data }: CloseCalendar): CalendarClosed[] {
  const { roomId, today } = data;
  const toCome = [...stays.values()].filter(
    ({ checkOut, kind }) => checkOut > today && kind !== 'blocked',
  );
  if (toCome.length > 0) {
    const nights = inOrder(toCome.flatMap(nightsOf)).filter((night) => night >= today);
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
  if (stay?.kind === 'booked' || (!stay && isForgotten(state, data.checkOut))) return [];
  if (stay?.kind !== 'held')
    throw new Refusal('room-already-booked', 'These nights are no longer held');
  return [{ type: 'NightsBooked', data: { roomId, bookingId, ...nights(stay) } }];
}

function retakeNights(
  state: RoomCalendar,
  { data }: RetakeNights,
): (NightsBooked | NightsRetaken)[] {
  const stay = state.stays.get(data.bookingId);
  if (state.canceled.has(data.bookingId)) return []; // repeated after all of it was called off
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
  const left = unitsLeft(state, data);
  const wanted = data.units ?? left;
  if (wanted < 1 || wanted > left)
    throw new Refusal('room-already-booked', 'Not so many units are free');
  return [{ type: 'NightsBlocked', data: { ...data, units: wanted } }];
}

function releaseNights({ stays }: RoomCalendar, { data }: ReleaseNights): NightsReleased[] {
  const stay = stays.get(data.bookingId);
  if (!stay || (ENDS_HOLDS_ALONE.has(data.because) && stay.kind !== 'held')) return [];
  if (data.settlement !== undefined && data.settlement !== stay.settlement) return [];
  const taken = stay.kind === 'blocked' ? { units: stay.units } : {};
  return [{ type: 'NightsReleased', data: { ...data, ...nights(stay), ...taken } }];
}

const nights = ({ checkIn, checkOut }: Stay): Stay => ({ checkIn, checkOut });

/** What the store encrypts, with the key of the block. */
export const ROOM_CALENDAR_PERSONAL_FIELDS = {
  NightsBlocked: { subject: 'bookingId', field: 'note' },
} as const;

function released(
  state: RoomCalendar,
  { data: { bookingId, because, checkOut }, recordedAt }: Recorded<NightsReleased>,
): RoomCalendar {
  const left = { ...state, ...withoutStay(state, bookingId) };
  if (because === 'canceled') return { ...left, canceled: left.canceled.set(bookingId, checkOut) };
  if (because !== 'abandoned') return left;
  const day = recordedAt === undefined ? FIRST_DAY : bangkokDay(recordedAt);
  return { ...left, abandoned: left.abandoned.set(bookingId, day) };
}
