import { createHash } from 'node:crypto';
import { instant } from '@baanpak/domain/values/instant.ts';
import { addDays, bangkokDay, type Stay } from '@baanpak/domain/values/local-date.ts';
import { PROVINCES } from '@baanpak/domain/values/provinces.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { ReadSchema } from '@baanpak/projector/schema/tables.ts';
import { pageOf } from '@baanpak/query-api/page.ts';
import { criteriaOf } from '@baanpak/query-api/search/criteria.ts';
import { findFreeHotels } from '@baanpak/query-api/search/find-free-hotels.ts';
import type { Pool } from 'pg';
import { HOTELS, ROOMS, slugOf } from './full-country.ts';

const SEASON = 300;
const today = bangkokDay(instant(Date.now()));

/** Every request asks for another place and another day, always the same ones in the same order. */
const one = (n: number, of: number) => (n * 7919) % of;
const provinceOf = (n: number) => PROVINCES[one(n, PROVINCES.length)]?._id ?? '';
const uuidOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const roomOf = (n: number) => uuidOf(`room ${1 + one(n, ROOMS)}`);
const hotelOf = (n: number) => 1 + one(n, HOTELS);

function stayOf(n: number): Stay {
  const checkIn = addDays(today, one(n, SEASON));
  return { checkIn, checkOut: addDays(checkIn, 3) };
}

const stayAsked = (n: number) => {
  const { checkIn, checkOut } = stayOf(n);
  return `startDate=${checkIn}&endDate=${checkOut}&guests=2`;
};

/** The path of the n-th request of a kind. */
export const PATHS = {
  search: (n: number) => `/search/hotels?province=${provinceOf(n)}&${stayAsked(n)}`,
  countrySearch: (n: number) => `/search/hotels?${stayAsked(n)}`,
  cheapest: (n: number) => `/search/hotels?province=${provinceOf(n)}&sort=price&${stayAsked(n)}`,
  named: (n: number) => `/search/hotels?q=coconot&${stayAsked(n)}`,
  hotelPage: (n: number) => `/outreach/hotels/${slugOf(hotelOf(n))}`,
  roomCalendar: (n: number) => `/outreach/bookings/room/${roomOf(n)}`,
  hotelCalendars: (n: number) => `/outreach/bookings/rooms/${uuidOf(`hotel ${hotelOf(n)}`)}`,
  priceDaily: (n: number) => `/outreach/price-daily/${roomOf(n)}`,
};

/** The statement of the n-th search, without all else that the product does. */
export function bareSearch(pool: Pool): (n: number) => Promise<void> {
  const db = openKysely<ReadSchema>(pool);
  const query = { guests: 2, sort: 'recommended', page: 1, perPage: 20 } as const;
  return async (n) => {
    await findFreeHotels(
      db,
      criteriaOf(query, stayOf(n), provinceOf(n), null, 'th'),
      pageOf(query),
    );
  };
}
