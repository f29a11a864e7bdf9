import type { RoomCalendarEvent } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { type LocalDate, nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { Pool, PoolClient } from 'pg';
import { add, put, type Table } from '../row-changes.ts';
import { noRows, type Projection } from '../run/projection.ts';
import type { RowChanges } from '../run/rows.ts';
import { LONGEST_MS } from '../schema/create.ts';
import { countMoves, makeCalendars, moveAll, OF_ROOMS, refreshNights } from './raw-queries.ts';
import { calendarModel, type DecidedUnitRow } from './tables.ts';

/** How many units of a room each night has lost: search and the room's calendar; and which of them somebody decided on. */
export const roomNights: Projection<RoomCalendarEvent> = {
  model: calendarModel,
  records: { decided_units: { resource: 'bookings', id: ['booking_id'] } },
  streams: ['roomCalendar-'],
  settle: refreshCalendars,
  settleAll: makeAllCalendars,
  when: {
    CalendarOpened: ({ data: { roomId, units } }) => [
      put('room_units', { room_id: roomId, units }),
    ],
    UnitsChanged: ({ data: { roomId, units } }) => [put('room_units', { room_id: roomId, units })],
    CalendarClosed: ({ data: { roomId } }) => [put('room_units', { room_id: roomId, units: 0 })],
    NightsHeld: ({ data }) => take(data, 1),
    NightsBooked: noRows('the nights were taken when they were held'),
    NightsRetaken: ({ data }) => take(data, 1),
    NightsBlocked: ({ data }) => [
      ...take(data, data.units),
      ...(data.unit === undefined ? [] : [decided(data, 'house', data.unit)]),
    ],
    NightsRestored: ({ data }) => take(data, data.units),
    UnitAssigned: ({ data }) => [
      decided(data, data.because === 'staff' ? 'staff' : 'house', data.unit),
    ],
    UnitFreed: ({ data }) => [decided(data, 'house', null)],
    NightsReleased: ({ data }) => take(data, -(data.units ?? 1)),
    MoveHeld: ({ data: { roomId, added } }) => count(roomId, added, 1),
    NightsMoved: ({ data: { roomId, freed } }) => count(roomId, freed, -1),
    MoveReleased: ({ data: { roomId, freed } }) => count(roomId, freed, -1),
  },
};

const decided = (
  { roomId, bookingId }: { roomId: string; bookingId: string },
  by: DecidedUnitRow['by'],
  unit: string | null,
) => put('decided_units', { booking_id: bookingId, by, room_id: roomId, unit });

const take = ({ roomId, ...stay }: Stay & { roomId: string }, taken: number) =>
  count(roomId, nightsOf(stay), taken);

const count = (roomId: string, nights: readonly LocalDate[], taken: number) =>
  nights.map((night) => add('room_nights', { room_id: roomId, night }, { taken }));

/**
 * Brings `room_calendars` and `room_moves` up to what a batch has just written in the same
 * transaction. A calendar's text is a function of the rows of its nights, so it does not matter how
 * events fell into batches.
 */
async function refreshCalendars(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  const rooms = keysOf(changes, OF_ROOMS, 'room_id');
  const hotels = keysOf(changes, ['hotels'], 'hotel_id');
  const nights = changes.get('room_nights') ?? [];
  await Promise.all([
    nights.length > 0 &&
      runRaw(client, refreshNights([JSON.stringify(nights.map(({ key }) => key))], schema)),
    rooms.length + hotels.length > 0 && runRaw(client, countMoves([rooms, hotels], schema)),
  ]);
}

/** The same for all rooms, where there are no calendars yet. */
async function makeAllCalendars(pool: Pool, schema: string): Promise<void> {
  const patient = { within: LONGEST_MS };
  await Promise.all([
    runRaw(pool, makeCalendars([], schema), patient),
    runRaw(pool, moveAll([], schema), patient),
  ]);
}

function keysOf(changes: RowChanges, tables: readonly Table[], column: string): string[] {
  const rows = tables.flatMap((table) => changes.get(table) ?? []);
  return [...new Set(rows.map(({ key }) => String(key[column])))];
}
