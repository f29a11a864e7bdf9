import type { Recorded } from '../values/decider/message.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
  type Stay,
} from '../values/time/local-date.ts';
import type { NightsReleased, RoomCalendarEvent } from './room-calendar-messages.ts';
import {
  NO_NIGHTS,
  type TakenNights,
  type TakenStay,
  withoutPast,
  withoutStay,
  withStay,
} from './taken-nights.ts';

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

export const NOTHING_TAKEN: RoomCalendar = {
  units: 0,
  ...NO_NIGHTS,
  abandoned: PersistentMap.empty(),
  canceled: PersistentMap.empty(),
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
