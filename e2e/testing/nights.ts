import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomCalendar } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type {
  RoomCalendar,
  RoomCalendarEvent,
} from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { nightsTaken } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { askDatabase } from './event-log.ts';
import type { RoomStay } from './guest.ts';

/** How many units of a room are taken, by `roomId night`; nights that are free are not there. */
export type TakenNights = Readonly<Record<string, number>>;

/**
 * What the calendars come to, whose nights they are, in whatever rooms (`roomId night`), and each moment at which a night
 * was sold more often than it could be.
 */
export function foldCalendars(log: readonly DomainEvent[]): {
  taken: TakenNights;
  stays: ReadonlyMap<string, RoomStay>;
  nights: ReadonlyMap<string, readonly string[]>;
  oversold: readonly string[];
} {
  const calendars = new Map<string, RoomCalendar>();
  const oversold: string[] = [];
  for (const event of log.filter(isOfCalendar)) {
    const { roomId } = event.data;
    const calendar = roomCalendar.evolve(calendars.get(roomId) ?? roomCalendar.initialState, event);
    calendars.set(roomId, calendar);
    for (const [night, taken] of Object.entries(takenIn(calendar)))
      if (taken > calendar.units) oversold.push(`${roomId} ${night}: ${taken}`);
  }
  const taken = [...calendars].flatMap(([roomId, calendar]) =>
    Object.entries(takenIn(calendar)).map(([night, n]) => [`${roomId} ${night}`, n] as const),
  );
  const stays = [...calendars].flatMap(([roomId, calendar]) =>
    [...calendar.stays].map(
      ([bookingId, { checkIn, checkOut }]) => [bookingId, { roomId, checkIn, checkOut }] as const,
    ),
  );
  const nights = nightsOfBookings(calendars);
  return { taken: Object.fromEntries(taken), stays: new Map(stays), nights, oversold };
}

function nightsOfBookings(calendars: ReadonlyMap<string, RoomCalendar>): Map<string, string[]> {
  const nights = new Map<string, string[]>();
  for (const [roomId, { stays }] of calendars)
    for (const [bookingId, stay] of stays) {
      const taken = nightsTaken(stay).map((night) => `${roomId} ${night}`);
      nights.set(bookingId, [...(nights.get(bookingId) ?? []), ...taken]);
    }
  return nights;
}

/** The same as guests' searches see it. */
export async function readTakenNights(dataDir: string): Promise<TakenNights> {
  const search = await searchSchema(dataDir);
  const rows = await askDatabase<{ night: string; taken: number }>(
    dataDir,
    `SELECT room_id || ' ' || night AS night, taken FROM ${search}.room_nights WHERE taken <> 0`,
  );
  return Object.fromEntries(rows.map(({ night, taken }) => [night, taken]));
}

/** Nights of the read models that are sold more often than their room has units. */
export async function readOversold(dataDir: string): Promise<object[]> {
  const search = await searchSchema(dataDir);
  return askDatabase(
    dataDir,
    `SELECT * FROM ${search}.room_nights JOIN ${search}.room_units USING (room_id)
     WHERE taken > units`,
  );
}

/** Where the read models of search lie. */
async function searchSchema(dataDir: string): Promise<string> {
  const [found] = await askDatabase<{ schema: string }>(
    dataDir,
    `SELECT schema FROM read_models.schemas WHERE "group" = 'search' AND whole`,
  );
  if (!found) throw new Error('The read models of search are not made yet');
  return found.schema;
}

function takenIn({ stays }: RoomCalendar): Record<string, number> {
  const taken: Record<string, number> = {};
  for (const stay of stays.values())
    for (const night of nightsTaken(stay)) taken[night] = (taken[night] ?? 0) + stay.units;
  return taken;
}

const CALENDAR_EVENTS: Readonly<Record<RoomCalendarEvent['type'], true>> = {
  CalendarOpened: true,
  UnitsChanged: true,
  CalendarClosed: true,
  NightsHeld: true,
  NightsBooked: true,
  NightsBlocked: true,
  NightsRetaken: true,
  NightsRestored: true,
  NightsReleased: true,
  UnitAssigned: true,
  UnitFreed: true,
  MoveHeld: true,
  NightsMoved: true,
  MoveReleased: true,
};

const isOfCalendar = (event: DomainEvent): event is RoomCalendarEvent =>
  event.type in CALENDAR_EVENTS;
