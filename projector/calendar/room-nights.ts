import type { RoomCalendarEvent } from '@baanpak/domain/room-calendar/room-calendar-messages.ts';
import { type LocalDate, nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { add, noRows, type Projection, put } from '../projection.ts';
import { makeAllCalendars, refreshCalendars } from './room-calendars.ts';
import { calendarModel, type DecidedUnitRow } from './tables.ts';

/** How many units of a room each night has lost: search and the room's calendar; and which of them somebody decided on. */
export const roomNights: Projection<RoomCalendarEvent> = {
  model: calendarModel,
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
