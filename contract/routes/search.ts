import { IdParams } from '../fields/query-fields.ts';
import { RoomSearchAnswer, RoomSearchQuery } from '../room/room-queries.ts';
import { AlternativesAnswerSchema } from '../search/alternatives.ts';
import { HotelCountsAnswerSchema } from '../search/hotel-counts.ts';
import {
  AdvancedHotelSearchQuerySchema,
  HotelSearchAnswerSchema,
  HotelSearchQuerySchema,
} from '../search/hotel-search.ts';
import { OpenProvincesAnswer } from '../search/provinces.ts';
import { SuggestAnswer, SuggestQuery } from '../search/suggestions.ts';
import { DAY_REFUSALS } from './refusals.ts';
import type { Routes } from './route.ts';

export const SEARCH_ROUTES = {
  'GET /search/hotels': {
    tag: 'search',
    summary: 'Hotels with a free room',
    query: HotelSearchQuerySchema,
    answer: HotelSearchAnswerSchema,
    refuses: DAY_REFUSALS,
    reads: ['search'],
  },
  'GET /search/hotels/advanced': {
    tag: 'search',
    summary: 'Hotels with a free room, by what they offer',
    query: AdvancedHotelSearchQuerySchema,
    answer: HotelSearchAnswerSchema,
    refuses: DAY_REFUSALS,
    reads: ['search'],
  },
  'GET /search/hotels/alternatives': {
    tag: 'search',
    summary: 'Near dates and other provinces in which a search would find hotels',
    description: 'Takes what GET /search/hotels/advanced takes; sort and pages change nothing.',
    query: AdvancedHotelSearchQuerySchema,
    answer: AlternativesAnswerSchema,
    refuses: DAY_REFUSALS,
    reads: ['search'],
  },
  'GET /search/hotels/counts': {
    tag: 'search',
    summary: 'How many hotels a search would find with one filter more',
    description: 'Takes what GET /search/hotels/advanced takes; sort and pages change nothing.',
    query: AdvancedHotelSearchQuerySchema,
    answer: HotelCountsAnswerSchema,
    refuses: DAY_REFUSALS,
    reads: ['search'],
  },
  'GET /search/rooms/{id}': {
    tag: 'search',
    summary: 'A room with what a stay in it costs',
    params: IdParams,
    query: RoomSearchQuery,
    answer: RoomSearchAnswer,
    refuses: DAY_REFUSALS,
    reads: ['search'],
  },
  'GET /search/suggest': {
    tag: 'search',
    summary: 'Hotels, and provinces by their name or a place in them, typing mistakes allowed',
    query: SuggestQuery,
    answer: SuggestAnswer,
    reads: ['search'],
  },
  'GET /search/unique-province': {
    tag: 'search',
    summary: 'Provinces one can search in',
    answer: OpenProvincesAnswer,
    reads: ['search'],
  },
} as const satisfies Routes;
