import {
  HotelPageAnswer,
  HotelPageParams,
  HotelsOfOwnerAnswer,
  HotelsOfOwnerQuery,
  OpenSlugsAnswer,
  OpenSlugsQuery,
} from '../hotel/hotel-queries.ts';
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
} as const satisfies Routes;
