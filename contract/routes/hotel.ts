import {
  HotelPageAnswer,
  HotelPageParams,
  HotelsOfOwnerAnswer,
  HotelsOfOwnerQuery,
  OpenSlugsAnswer,
  OpenSlugsQuery,
} from '../hotel/hotel-queries.ts';
import {
  HotelCoverAnswer,
  HotelGalleryAnswer,
  HotelLogoAnswer,
  HotelParams,
  HotelPaymentAnswer,
} from '../hotel/hotel-requests.ts';
import { GALLERY_PICTURES, ONE_PICTURE } from '../media/picture-forms.ts';
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
  'POST /hotels/{id}/gallery': {
    tag: 'hotels',
    summary: 'Add pictures to the gallery of a hotel',
    rights: { action: 'write-hotels', of: 'hotel' },
    params: HotelParams,
    form: GALLERY_PICTURES,
    answer: HotelGalleryAnswer,
    refuses: ['gallery-full'],
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
} as const satisfies Routes;
