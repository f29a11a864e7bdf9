import { DaysQuery, IdParams } from '../fields/query-fields.ts';
import { GALLERY_PICTURES, ONE_PICTURE } from '../media/picture-forms.ts';
import { DailyPricesAnswer, OfRoomParams, SelectedRoomsAnswer } from '../room/room-queries.ts';
import {
  RoomCoverAnswer,
  RoomGalleryAnswer,
  RoomPanoramaAnswer,
  RoomParams,
} from '../room/room-requests.ts';
import {
  PricesAnswer,
  PricesSetAnswer,
  SetPricesBody,
  SetPricesQuery,
} from '../room/set-prices.ts';
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
  'POST /rooms/{id}/gallery': {
    tag: 'rooms',
    summary: 'Add pictures to the gallery of a room',
    rights: { action: 'write-hotels', of: 'room' },
    params: RoomParams,
    form: GALLERY_PICTURES,
    answer: RoomGalleryAnswer,
    refuses: ['gallery-full'],
  },
  'POST /rooms/{id}/background-cover': {
    tag: 'rooms',
    summary: 'Set the cover of a room',
    rights: { action: 'write-hotels', of: 'room' },
    params: RoomParams,
    form: ONE_PICTURE,
    answer: RoomCoverAnswer,
  },
  'POST /rooms/{id}/panorama': {
    tag: 'rooms',
    summary: 'Set the panorama of a room',
    rights: { action: 'write-hotels', of: 'room' },
    params: RoomParams,
    form: ONE_PICTURE,
    answer: RoomPanoramaAnswer,
    refuses: ['not-a-panorama'],
  },
  'PUT /rooms/{id}/prices': {
    tag: 'rooms',
    summary: 'Set prices and rules of stay for some days, or take that back',
    rights: { action: 'write-hotels', of: 'room' },
    params: RoomParams,
    query: SetPricesQuery,
    body: SetPricesBody,
    answer: PricesSetAnswer,
    refuses: [
      'price-out-of-range',
      'stay-in-the-past',
      'stay-too-far-ahead',
      'stay-too-short',
      'too-late-to-undo',
    ],
  },
  'GET /rooms/{id}/prices': {
    tag: 'rooms',
    summary: "A room's prices and rules of stay day by day",
    rights: { action: 'read-stays', of: 'room' },
    params: IdParams,
    query: DaysQuery,
    answer: PricesAnswer,
    refuses: DAY_REFUSALS,
    reads: ['search', 'users'],
  },
} as const satisfies Routes;
