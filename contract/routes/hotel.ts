import { hotel } from '@baanpak/domain/hotel/hotel.ts';
import { HotelDetailsSchema } from '@baanpak/domain/hotel/hotel-details.ts';
import { roomCalendar } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { AtQuery } from '../answers/as-of.ts';
import { HistoryAnswer, HistoryQuery } from '../booking/booking-history.ts';
import { IdParams } from '../fields/query-fields.ts';
import {
  HotelByIdAnswer,
  HotelListAnswer,
  HotelListQuery,
  HotelPageAnswer,
  HotelPageParams,
  HotelsOfOwnerAnswer,
  HotelsOfOwnerQuery,
  OpenSlugsAnswer,
  OpenSlugsQuery,
} from '../hotel/hotel-queries.ts';
import {
  ChangeHotelBody,
  CreateHotelBody,
  HotelAnswer,
  HotelCoverAnswer,
  HotelGalleryAnswer,
  HotelLogoAnswer,
  HotelParams,
  HotelPaymentAnswer,
} from '../hotel/hotel-requests.ts';
import { GALLERY_PICTURES, ONE_PICTURE } from '../media/picture-forms.ts';
import { NightsInTheWay } from '../room/room-requests.ts';
import { HOTELS } from './resources.ts';
import type { Routes } from './route.ts';

export const HOTEL_ROUTES = {
  'GET /outreach/hotel-slugs': {
    tag: 'hotels',
    summary: 'The slugs of all open hotels, in their order',
    query: OpenSlugsQuery,
    answer: OpenSlugsAnswer,
    reads: ['search'],
  },
  'GET /outreach/hotels': {
    tag: 'hotels',
    summary: "An owner's open hotels",
    query: HotelsOfOwnerQuery,
    answer: HotelsOfOwnerAnswer,
    reads: ['search'],
  },
  'GET /outreach/hotels/{slug}': {
    tag: 'hotels',
    summary: 'A hotel by its slug, with its rooms',
    params: HotelPageParams,
    answer: HotelPageAnswer,
    reads: ['search'],
  },
  'GET /hotels': {
    tag: 'hotels',
    summary: 'Hotels for their staff',
    description: 'With `at` those of then by name, at most 200; it needs `hotelId` or `ownerId`.',
    rights: { action: 'read-stays' },
    resources: [HOTELS],
    query: HotelListQuery,
    answer: HotelListAnswer,
    reads: ['search'],
  },
  'GET /hotels/{id}': {
    tag: 'hotels',
    summary: 'A hotel by its id',
    rights: { action: 'read-stays', of: 'hotel-or-removed', guests: true },
    resources: [HOTELS],
    params: IdParams,
    query: AtQuery,
    answer: HotelByIdAnswer,
    reads: ['search'],
  },
  'POST /hotels': {
    tag: 'hotels',
    summary: 'Put a hotel on the market',
    rights: { action: 'write-hotels' },
    resources: [HOTELS],
    takesKey: true,
    body: CreateHotelBody,
    status: 201,
    answer: HotelAnswer,
    refuses: hotel.refusals.RegisterHotel,
  },
  'PUT /hotels/{id}': {
    tag: 'hotels',
    summary: 'Change a hotel',
    rights: { action: 'write-hotels', of: 'hotel' },
    resources: [HOTELS],
    params: HotelParams,
    body: ChangeHotelBody,
    mayBringBack: Object.keys(HotelDetailsSchema.properties),
    answer: HotelAnswer,
    refuses: [...hotel.refusals.ReviseHotel, 'second-factor-needed'],
  },
  'DELETE /hotels/{id}': {
    tag: 'hotels',
    summary: 'Remove a hotel with its rooms',
    rights: { action: 'write-hotels', of: 'hotel-or-removed' },
    resources: [HOTELS],
    params: HotelParams,
    answer: HotelAnswer,
    refuses: roomCalendar.refusals.CloseCalendar,
    facts: { 'live-bookings': NightsInTheWay },
  },
  'POST /hotels/{id}/gallery': {
    tag: 'hotels',
    summary: 'Add pictures to the gallery of a hotel',
    rights: { action: 'write-hotels', of: 'hotel' },
    params: HotelParams,
    form: GALLERY_PICTURES,
    answer: HotelGalleryAnswer,
    refuses: hotel.refusals.AddHotelPictures,
  },
  'POST /hotels/{id}/background-cover': {
    tag: 'hotels',
    summary: 'Set the cover of a hotel',
    rights: { action: 'write-hotels', of: 'hotel' },
    params: HotelParams,
    form: ONE_PICTURE,
    answer: HotelCoverAnswer,
  },
  'POST /hotels/{id}/logo': {
    tag: 'hotels',
    summary: 'Set the logo of a hotel',
    rights: { action: 'write-hotels', of: 'hotel' },
    params: HotelParams,
    form: ONE_PICTURE,
    answer: HotelLogoAnswer,
  },
  'POST /hotels/{id}/payment': {
    tag: 'hotels',
    summary: 'Set the picture guests pay a hotel by',
    rights: { action: 'write-hotels', of: 'hotel' },
    params: HotelParams,
    form: ONE_PICTURE,
    answer: HotelPaymentAnswer,
    refuses: ['second-factor-needed'],
  },
  'GET /hotels/{id}/history': {
    tag: 'hotels',
    summary: 'What happened to a hotel, its rooms and its cash drawers',
    rights: { action: 'read-history', of: 'hotel-or-removed' },
    params: IdParams,
    query: HistoryQuery,
    answer: HistoryAnswer,
    reads: ['bookings', 'events', 'search', 'users'],
  },
} as const satisfies Routes;
