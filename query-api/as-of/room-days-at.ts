import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import {
  type DayTable,
  NO_DAYS,
  onDay,
  withDays,
  withoutPastDays,
} from '@baanpak/domain/room/day-table.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import type { RegisteredRoom, RoomEvent } from '@baanpak/domain/room/room-state.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RoomCalendarEvent } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { PersistentMap } from '@baanpak/domain/values/decider/persistent-map.ts';
import { type LocalDate, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { bookReachOf } from '../availability/book-reach.ts';
import { nightAt, pricesOf, rulesOf } from '../availability/by-day.ts';
import { decodeEach, readPlaces } from '../log/read-log.ts';
import type { DayRange } from '../stay-dates.ts';
import type { Fold, Past } from './past.ts';
import { isThere, roomStatesAt } from './room-at.ts';

// What a room's days were. Its decider forgets what decisions do not need: nights that are long over, and who set a price.
// Two folds keep these.

/** How many units each night takes, as read models count them: for ever. */
type CountedNights = Readonly<{ taken: PersistentMap<number, LocalDate> }>;

const countedNights: Fold<CountedNights> = {
  name: 'nights',
  initialState: { taken: PersistentMap.empty() },
  evolve: ({ taken }, event: RoomCalendarEvent) => ({ taken: countedAfter(taken, event) }),
  snapshot: {
    version: 1,
    toJson: ({ taken }) => [...taken],
    fromJson: (json: readonly (readonly [LocalDate, number])[]) => ({
      taken: PersistentMap.of(json),
    }),
    bytes: ({ taken }) => BYTES_AN_ENTRY * taken.size,
  },
};

const BYTES_AN_ENTRY = 100;

type Taken = CountedNights['taken'];

function countedAfter(taken: Taken, { type, data }: RoomCalendarEvent): Taken {
  switch (type) {
    case 'NightsHeld':
    case 'NightsRetaken':
      return counted(taken, nightsOf(data), 1);
    case 'NightsBlocked':
    case 'NightsRestored':
      return counted(taken, nightsOf(data), data.units);
    case 'NightsReleased':
      return counted(taken, nightsOf(data), -(data.units ?? 1));
    case 'MoveHeld':
      return counted(taken, data.added, 1);
    case 'NightsMoved':
    case 'MoveReleased':
      return counted(taken, data.freed, -1);
    case 'CalendarOpened':
    case 'UnitsChanged':
    case 'CalendarClosed':
    case 'NightsBooked': // they were taken when they were held
    case 'UnitAssigned':
    case 'UnitFreed':
      return taken;
  }
}

const counted = (taken: Taken, nights: readonly LocalDate[], units: number): Taken =>
  nights.reduce((counts, night) => counts.set(night, (counts.get(night) ?? 0) + units), taken);

/** A room's calendar as it was then; undefined where the room was not there yet or no more. */
export async function bookReachAt(
  past: Past,
  roomId: string,
  range: DayRange,
): Promise<BookReachJson | undefined> {
  const [found, { state: nights }] = await Promise.all([
    roomStatesAt(past, roomId),
    past.state(countedNights, roomCalendarStream(roomId)),
  ]);
  if (!found || !isThere(found)) return undefined;
  const { room, hotel, calendar } = found;
  const ofRoom = {
    ...{ units: calendar.units, basePrice: room.details.basePrice },
    ...{ prices: pricesOf(room.prices), rules: rulesOf(room.rules) },
    closed: room.disabled || hotel.disabled,
    takenOn: (place: number) => nights.taken.get(nightAt(place)) ?? 0,
  };
  return bookReachOf(room, ofRoom, range, past.today);
}

/** Of each day the revision that said last what it costs, and by which rules one stays. */
type LastPaints = Readonly<{ prices: DayTable<number>; rules: DayTable<number> }>;

const lastPaints: Fold<LastPaints> = {
  name: 'paints',
  initialState: { prices: NO_DAYS, rules: NO_DAYS },
  evolve({ prices, rules }, event: EventEnvelope<RoomEvent>) {
    if (event.type !== 'DaysPainted') return { prices, rules };
    const { data, revision, recordedAt } = event;
    const said = (table: DayTable<number>, periods: readonly Parameters<typeof withDays>[1][]) =>
      withoutPastDays(
        periods.reduce((days, period) => withDays(days, period, () => revision), table),
        recordedAt,
      );
    return { prices: said(prices, data.prices), rules: said(rules, data.rules) };
  },
  snapshot: {
    version: 1,
    toJson: (paints) => paints,
    fromJson: (json: LastPaints) => json,
    bytes: ({ prices, rules }) => 40 * (prices.values.length + rules.values.length),
  },
};

type Painted = Extract<RoomEvent, { type: 'DaysPainted' }>;

/** A room's days as they were set then, and the events that set those of a range, in no order. */
export type OverridesThen = LastPaints &
  Readonly<{ room: RegisteredRoom; events: readonly EventEnvelope<Painted>[] }>;

/** Undefined where the room was not there yet or no more. */
export async function overridesAt(
  past: Past,
  roomId: string,
  { from, to }: DayRange,
): Promise<OverridesThen | undefined> {
  const stream = roomStream(roomId);
  const [found, { state: last }] = await Promise.all([
    roomStatesAt(past, roomId),
    past.state(lastPaints, stream),
  ]);
  if (!found || !isThere(found)) return undefined;
  const revisions = nightsOf({ checkIn: from, checkOut: to }).flatMap((day) => [
    onDay(last.prices, day),
    onDay(last.rules, day),
  ]);
  const places = [...new Set(revisions)].flatMap((revision) =>
    revision === null ? [] : [{ stream, revision }],
  );
  const { store, codec } = past.log;
  const { events } = await decodeEach<Painted>(codec, await readPlaces(store, places));
  return { ...last, room: found.room, events };
}
