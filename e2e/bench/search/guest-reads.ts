import { createHash } from 'node:crypto';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  nightsBetween,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import { FIRST_NIGHT } from '@baanpak/projector/calendar/tables.ts';
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

function stayOf(n: number): Stay {
  const checkIn = addDays(today, one(n, SEASON));
  return { checkIn, checkOut: addDays(checkIn, 3) };
}

const stayAsked = (n: number) => {
  const { checkIn, checkOut } = stayOf(n);
  return `startDate=${checkIn}&endDate=${checkOut}&guests=2`;
};

/** The path of the n-th request of a kind, in a country of so many hotels. */
export function pathsIn(hotels: number) {
  const hotelOf = (n: number) => 1 + one(n, hotels);
  const roomOf = (n: number) => uuidOf(`room ${1 + one(n, hotels * (ROOMS / HOTELS))}`);
  return {
    search: (n: number) => `/search/hotels?province=${provinceOf(n)}&${stayAsked(n)}`,
    /** Ten hotels, which a province has also where there are a thousand: answers of one length are compared. */
    shortSearch: (n: number) =>
      `/search/hotels?province=${provinceOf(n)}&${stayAsked(n)}&perPage=10`,
    countrySearch: (n: number) => `/search/hotels?${stayAsked(n)}`,
    cheapest: (n: number) => `/search/hotels?province=${provinceOf(n)}&sort=price&${stayAsked(n)}`,
    named: (n: number) => `/search/hotels?q=coconot&${stayAsked(n)}`,
    hotelPage: (n: number) => `/outreach/hotels/${slugOf(hotelOf(n))}`,
    roomCalendar: (n: number) => `/outreach/bookings/room/${roomOf(n)}`,
    hotelCalendars: (n: number) => `/outreach/bookings/rooms/${uuidOf(`hotel ${hotelOf(n)}`)}`,
    priceDaily: (n: number) => `/outreach/price-daily/${roomOf(n)}`,
  };
}

export const PATHS = pathsIn(HOTELS);

/** The n-th search as one statement on the quickest table for it, without all else that the product does. */
export const bareSearch =
  (pool: Pool) =>
  async (n: number): Promise<void> => {
    const { checkIn, checkOut } = stayOf(n);
    const values = [provinceOf(n), checkIn, checkOut, nightsBetween(FIRST_NIGHT, checkIn) + 1];
    await pool.query({ name: 'bare-search', text: BARE_SEARCH, values });
  };

/** Of a row `r`, a day and a rule: what was said of it last. */
const ruleOn = (rule: string, day: string) => `(
  SELECT s.rules->>'${rule}' FROM stay_rules s
  WHERE s.room_id = r.room_id AND s.from_day <= ${day} AND ${day} < s.to_day
    AND (s.weekdays >> extract(dow FROM ${day})::integer) & 1 = 1 AND s.rules ? '${rule}'
  ORDER BY s.seq DESC LIMIT 1)`;

/** Free for two on every night from $2 up to $3, of which the first has bit $4, and not against the rules. */
const IS_FREE = `r.max_guests >= 2
  AND position(B'1' IN substring(r.sold FROM $4::integer FOR $3::date - $2::date)) < 1
  AND NOT (r.ruled AND (coalesce(${ruleOn('minStay', '$2::date')}::integer > $3::date - $2::date, false)
    OR coalesce(${ruleOn('maxStay', '$2::date')}::integer < $3::date - $2::date, false)
    OR coalesce(${ruleOn('closedToArrival', '$2::date')}::boolean, false)
    OR coalesce(${ruleOn('closedToDeparture', '$3::date')}::boolean, false)))`;

const TOTAL = `CASE WHEN r.priced THEN (
    SELECT sum(coalesce((
      SELECT p.price FROM price_periods p
      WHERE p.room_id = r.room_id AND p.from_night <= night AND night < p.to_night
        AND (p.weekdays >> extract(dow FROM night)::integer) & 1 = 1
      ORDER BY p.seq DESC LIMIT 1), r.base_price))
    FROM generate_series(0, $3::date - $2::date - 1) AS n, LATERAL (SELECT $2::date + n) AS d (night))
  ELSE r.base_price::bigint * ($3::date - $2::date) END`;

const BARE_SEARCH = `
  WITH found AS MATERIALIZED (
    SELECT hotel_id, count(*) AS choice FROM bench.rooms r
    WHERE r.province_id = $1 AND ${IS_FREE} GROUP BY hotel_id
  ), page AS MATERIALIZED (
    SELECT hotel_id, row_number() OVER (ORDER BY choice DESC, hotel_id) AS place FROM found
    ORDER BY place LIMIT 20
  )
  SELECT (SELECT count(*)::integer FROM found) AS total,
    (SELECT json_agg(json_build_object('id', h.hotel_id, 'version', h.version, 'rooms', offers.rooms) ORDER BY place)
     FROM page JOIN hotels h USING (hotel_id), LATERAL (
       SELECT json_agg(json_build_object('id', room_id, 'version', version, 'units', units, 'total', total)
         ORDER BY total, room_id) AS rooms
       FROM (SELECT r.room_id, r.version, r.units, ${TOTAL} AS total FROM bench.rooms r
         WHERE r.hotel_id = page.hotel_id AND ${IS_FREE} OFFSET 0) offer) offers) AS hotels`;
