import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { ReadDb } from '../deps.ts';
import type { KnownHotel } from './availability.ts';

/** Hotels in one answer: at least as many as there are in a page of moves. */
export const HOTELS = 1_000;

/** The first hotels after one, by their ids; or those that are named. */
export const readHotels = (
  db: ReadDb,
  which: Readonly<{ after: string } | { ids: readonly string[] }>,
): Promise<KnownHotel[]> =>
  db
    .selectFrom('hotels as h')
    .select(({ eb, ref }) => [
      'h.hotel_id as hotelId',
      'h.slug',
      eb('h.version', '+', ref('h.review_turn')).as('version'),
      jsonBuildObject({ count: ref('h.review_count'), sum: ref('h.review_sum') }).as('reviews'),
      'h.province_id as provinceId',
      'h.disabled',
      ref('h.details', '->').key('hotelName').as('name'),
      'h.names',
      ref('h.pictures', '->>').key<'cover', string | null>('cover').as('cover'),
      'h.lat',
      'h.lng',
      ref('h.details', '->').key('facilities').as('facilities'),
      ref('h.details', '->').key('sideViews').as('sideViews'),
    ])
    .where((eb) =>
      'after' in which
        ? eb('h.hotel_id', '>', which.after)
        : eb('h.hotel_id', '=', anyOf(which.ids)),
    )
    .orderBy('h.hotel_id')
    .limit(HOTELS)
    .execute();
