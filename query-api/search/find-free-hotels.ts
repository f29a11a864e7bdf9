import { nightsBetween } from '@baanpak/domain/values/local-date.ts';
import type { Satang } from '@baanpak/domain/values/money.ts';
import { type RawBuilder, sql } from 'kysely';
import type { HotelFacts } from '../contract/to-hotel.ts';
import type { RoomFacts } from '../contract/to-room.ts';
import type { ReadDb } from '../deps.ts';
import { hotelFacts } from '../hotel/hotel-facts.ts';
import type { Page } from '../page.ts';
import { stayTotal } from '../room/night-price.ts';
import { roomFacts } from '../room/room-facts.ts';
import { rulesForbid } from '../room/stay-rules.ts';
import type { Criteria } from './criteria.ts';

/** A hotel and its rooms that are free for the whole stay, cheapest first. */
export type FoundHotel = {
  hotel: HotelFacts;
  rooms: { room: RoomFacts; total: Satang }[];
};
type Found = { total: number; hotels: FoundHotel[] };

/**
 * One statement: the free rooms by the index on hotels of a province and the keys of rooms and
 * nights, then the hotels of one page, and only for these what they say of themselves. Prices of
 * rooms off the page are added up only where the order or a filter needs them.
 */
export async function findFreeHotels(db: ReadDb, criteria: Criteria, page: Page): Promise<Found> {
  const { sort, lowest, highest, stay } = criteria;
  const needsPrices = sort === 'price' || sort === '-price' || lowest !== null || highest !== null;
  const { rows } = await sql<Found>`
    WITH free AS (
      SELECT r.hotel_id, r.room_id, r.base_price,
        ${needsPrices ? stayTotal(stay) : sql`NULL::bigint`} AS total
      FROM read.hotels h
      JOIN read.rooms r USING (hotel_id)
      JOIN read.room_units u USING (room_id)
      WHERE ${all([...hotelConditions(criteria), ...roomConditions(criteria)])}
    ), priced AS (SELECT * FROM free WHERE ${all(priceConditions(criteria))}
    ), ranked AS (
      SELECT hotel_id, row_number() OVER (ORDER BY ${orderOf(criteria)}) AS place
      FROM (SELECT hotel_id, min(total) AS cheapest, count(*) AS choice FROM priced GROUP BY hotel_id) f
      JOIN read.hotels h USING (hotel_id)
    ), page AS (SELECT * FROM ranked ORDER BY place LIMIT ${page.limit} OFFSET ${page.offset}
    ), offers AS MATERIALIZED (
      SELECT r.hotel_id, r.room_id, coalesce(f.total, ${stayTotal(stay)}) AS total, ${roomFacts} AS room
      FROM page JOIN priced f USING (hotel_id) JOIN read.rooms r USING (room_id, hotel_id)
      JOIN read.room_units u USING (room_id)
    )
    SELECT (SELECT count(*)::integer FROM ranked) AS total,
      (SELECT coalesce(json_agg(json_build_object('hotel', ${hotelFacts}, 'rooms', (
           SELECT json_agg(json_build_object('room', o.room, 'total', o.total) ORDER BY o.total, o.room_id)
           FROM offers o WHERE o.hotel_id = h.hotel_id)) ORDER BY place), '[]')
       FROM page JOIN read.hotels h USING (hotel_id)) AS hotels`.execute(db);
  return rows[0] ?? { total: 0, hotels: [] };
}

type Condition = RawBuilder<unknown>;

const all = (conditions: readonly Condition[]) => sql.join([sql`true`, ...conditions], sql` AND `);

/** Of a row `h` of read.hotels. */
function hotelConditions(criteria: Criteria): Condition[] {
  const { provinceId, name, facilities, sideViews, bounds } = criteria;
  const conditions = [sql`NOT h.disabled`];
  if (provinceId !== null) conditions.push(sql`h.province_id = ${provinceId}`);
  if (name !== null)
    conditions.push(sql`(h.details->'hotelName'->>'th' ILIKE ${name}
      OR h.details->'hotelName'->>'en' ILIKE ${name})`);
  if (facilities.length > 0) conditions.push(sql`h.details->'facilities' ?& ${facilities}::text[]`);
  if (sideViews.length > 0) conditions.push(sql`h.details->'sideViews' ?& ${sideViews}::text[]`);
  if (bounds !== null)
    conditions.push(sql`
      (h.details->'locPlaces'->>'lat')::float8 BETWEEN ${bounds.south}::float8 AND ${bounds.north}::float8
      AND (h.details->'locPlaces'->>'lng')::float8 BETWEEN ${bounds.west}::float8 AND ${bounds.east}::float8`);
  return conditions;
}

/** Of a row `r` of read.rooms and `u` of read.room_units: open, large enough, free on every night. */
function roomConditions({ guests, pets, kids, stay }: Criteria): Condition[] {
  const conditions = [sql`NOT r.disabled AND u.units > 0 AND NOT ${rulesForbid(stay)}`];
  if (guests > 0) conditions.push(sql`r.max_guests >= ${guests}`);
  if (pets) conditions.push(sql`(r.details->>'petsAllowed')::boolean`);
  if (kids) conditions.push(sql`(r.details->>'kidsAllowed')::boolean`);
  conditions.push(sql`NOT EXISTS (
    SELECT FROM read.room_nights n
    WHERE n.room_id = r.room_id AND n.night >= ${stay.checkIn}::date
      AND n.night < ${stay.checkOut}::date AND n.taken >= u.units)`);
  return conditions;
}

/** Of `total`: whole stays are compared, so that an average need not be rounded. */
function priceConditions({ lowest, highest, stay }: Criteria): Condition[] {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const conditions: Condition[] = [];
  if (lowest !== null) conditions.push(sql`total >= ${lowest * nights}::bigint`);
  if (highest !== null) conditions.push(sql`total <= ${highest * nights}::bigint`);
  return conditions;
}

/** Nobody has reviewed a hotel yet, so `rating` ranks as `recommended`: the widest choice first. */
function orderOf({ sort, language }: Criteria): Condition {
  switch (sort) {
    case 'price':
      return sql`cheapest, hotel_id`;
    case '-price':
      return sql`cheapest DESC, hotel_id`;
    case 'name':
      return sql`(h.details->'hotelName'->>${language}::text) COLLATE "th-x-icu", hotel_id`;
    case 'recommended':
    case 'rating':
      return sql`choice DESC, hotel_id`;
  }
}
