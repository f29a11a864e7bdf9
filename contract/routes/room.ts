import { DaysQuery } from '../fields/query-fields.ts';
import { DailyPricesAnswer, OfRoomParams, SelectedRoomsAnswer } from '../room/room-queries.ts';
import { DAY_REFUSALS } from './refusals.ts';
import type { Routes } from './route.ts';

export const ROOM_ROUTES = {
  'GET /outreach/price-daily/{roomId}': {
    tag: 'rooms',
    summary: "A room's price night by night",
    params: OfRoomParams,
    query: DaysQuery,
    answer: DailyPricesAnswer,
    refuses: DAY_REFUSALS,
    reads: ['search'],
  },
  'GET /rooms/select-room': {
    tag: 'rooms',
    summary: 'Rooms for the home page',
    answer: SelectedRoomsAnswer,
    reads: ['search', 'users'],
  },
} as const satisfies Routes;
