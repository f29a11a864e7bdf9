import {
  HotelCalendarsAnswer,
  HotelCalendarsParams,
  RoomCalendarAnswer,
  StayExistsAnswer,
  StayExistsQuery,
} from '../calendar/calendars.ts';
import { DaysQuery } from '../fields/query-fields.ts';
import { OfRoomParams } from '../room/room-queries.ts';
import { DAY_REFUSALS } from './refusals.ts';
import type { Routes } from './route.ts';

export const CALENDAR_ROUTES = {
  'GET /outreach/bookings/is-exists/{roomId}': {
    tag: 'bookings',
    summary: 'Whether a stay is not available',
    params: OfRoomParams,
    query: StayExistsQuery,
    answer: StayExistsAnswer,
    refuses: DAY_REFUSALS,
    reads: ['search'],
  },
  'GET /outreach/bookings/room/{roomId}': {
    tag: 'bookings',
    summary: "A room's calendar: where a stay may begin and end",
    params: OfRoomParams,
    query: DaysQuery,
    answer: RoomCalendarAnswer,
    refuses: DAY_REFUSALS,
    reads: ['search'],
  },
  'GET /outreach/bookings/rooms/{hotelId}': {
    tag: 'bookings',
    summary: "The calendars of a hotel's rooms",
    params: HotelCalendarsParams,
    query: DaysQuery,
    answer: HotelCalendarsAnswer,
    refuses: DAY_REFUSALS,
    reads: ['search'],
  },
} as const satisfies Routes;
