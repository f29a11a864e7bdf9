import { room } from '@baanpak/domain/room/room.ts';
import { RoomDetailsSchema } from '@baanpak/domain/room/room-details.ts';
import { roomCalendar } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { HistoryAnswer, RoomHistoryQuery } from '../booking/booking-history.ts';
import { DaysQuery, IdParams } from '../fields/query-fields.ts';
import { GALLERY_PICTURES, ONE_PICTURE } from '../media/picture-forms.ts';
import {
  DailyPricesAnswer,
  OfRoomParams,
  RoomListAnswer,
  RoomListQuery,
  SelectedRoomsAnswer,
} from '../room/room-queries.ts';
import {
  ChangeRoomBody,
  CreateRoomBody,
  NightsInTheWay,
  RoomAnswer,
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
import { ROOMS } from './resources.ts';
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
  'GET /rooms': {
    tag: 'rooms',
    summary: 'Rooms for their staff',
    rights: { action: 'read-stays' },
    resources: [ROOMS],
    query: RoomListQuery,
    answer: RoomListAnswer,
    reads: ['search'],
  },
  'GET /rooms/{id}': {
    tag: 'rooms',
    summary: 'A room for its staff',
    rights: { action: 'read-stays', of: 'room' },
    resources: [ROOMS],
    params: IdParams,
    answer: RoomAnswer,
    reads: ['search'],
  },
  'POST /rooms': {
    tag: 'rooms',
    summary: 'Put a room up for sale',
    rights: { action: 'write-hotels' },
    resources: [ROOMS],
    takesKey: true,
    body: CreateRoomBody,
    status: 201,
    answer: RoomAnswer,
    refuses: ['not-found', 'unfit-unit-names'],
  },
  'PUT /rooms/{id}': {
    tag: 'rooms',
    summary: 'Change a room',
    rights: { action: 'write-hotels', of: 'room' },
    resources: [ROOMS],
    params: RoomParams,
    body: ChangeRoomBody,
    mayBringBack: Object.keys(RoomDetailsSchema.properties),
    answer: RoomAnswer,
    refuses: [
      ...room.refusals.ReviseRoom,
      ...roomCalendar.refusals.ChangeUnits,
      'unfit-unit-names',
    ],
    facts: { 'units-below-sold': NightsInTheWay },
  },
  'DELETE /rooms/{id}': {
    tag: 'rooms',
    summary: 'Remove a room',
    rights: { action: 'write-hotels', of: 'room-or-removed' },
    resources: [ROOMS],
    params: RoomParams,
    answer: RoomAnswer,
    refuses: roomCalendar.refusals.CloseCalendar,
    facts: { 'live-bookings': NightsInTheWay },
  },
  'POST /rooms/{id}/gallery': {
    tag: 'rooms',
    summary: 'Add pictures to the gallery of a room',
    rights: { action: 'write-hotels', of: 'room' },
    params: RoomParams,
    form: GALLERY_PICTURES,
    answer: RoomGalleryAnswer,
    refuses: room.refusals.AddRoomPictures,
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
    refuses: [...room.refusals.PaintDays, ...room.refusals.UndoPaint, ...DAY_REFUSALS],
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
  'GET /rooms/{id}/history': {
    tag: 'rooms',
    summary: 'What happened to a room',
    rights: { action: 'read-history', of: 'room-or-removed' },
    params: IdParams,
    query: RoomHistoryQuery,
    answer: HistoryAnswer,
    reads: ['bookings', 'events', 'search', 'users'],
  },
} as const satisfies Routes;
