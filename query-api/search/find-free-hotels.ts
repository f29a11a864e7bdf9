import { nightsBetween, type Stay } from '@baanpak/domain/values/local-date.ts';
import type { Satang } from '@baanpak/domain/values/money.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import type { Page } from '../page.ts';
import { stayTotal } from '../room/night-price.ts';
import { textOrder } from '../text-order.ts';
import type { Criteria } from './criteria.ts';
import { all, type Condition, hotelConditions, roomConditions } from './free-rooms.ts';
import { isNamed } from './name-conditions.ts';
import type { Shown } from './shown-texts.ts';

/** A hotel and its rooms that are free for the whole stay, cheapest first; `total` is the stay's. */
export type FoundHotel = Shown & Readonly<{ rooms: readonly FoundRoom[] }>;
type FoundRoom = Shown & Readonly<{ units: number; total: Satang }>;
export type Found = Readonly<{ total: number; hotels: readonly FoundHotel[] }>;

/**
 * One statement: the free rooms from read.room_search alone, hotels beside them only where something
 * is asked of these; then the hotels of one page, whose few rooms are looked up once more. Prices of
 * rooms off the page are added up only where the order or a filter needs them.
 */
export async function findFreeHotels(db: ReadDb, criteria: Criteria, page: Page): Promise<Found> {
  const { sort, lowest, highest, stay } = criteria;
  const needsPrices = sort === 'price' || sort === '-price' || lowest !== null || highest !== null;
  const ofHotels = hotelConditions(criteria);
  const withHotels = sql`JOIN read.hotels h USING (hotel_id)`;
  const ofPrices = all(priceConditions(criteria));
  const { rows } = await sql<Found>`
    WITH found AS MATERIALIZED (
      SELECT hotel_id, min(total) AS cheapest, count(*) AS choice
      FROM (
        SELECT r.hotel_id, ${needsPrices ? totalOf(stay) : sql`NULL::bigint`} AS total
        FROM read.room_search r ${ofHotels.length > 0 ? withHotels : sql``}
        WHERE ${all([...roomConditions(criteria), ...ofHotels])}) free
      WHERE ${ofPrices} GROUP BY hotel_id
    ), page AS MATERIALIZED (
      SELECT f.hotel_id, row_number() OVER (ORDER BY ${orderOf(criteria)}) AS place
      FROM found f ${needsHotels(criteria) ? withHotels : sql``}
      ORDER BY place LIMIT ${page.limit} OFFSET ${page.offset}
    )
    SELECT (SELECT count(*)::integer FROM found) AS total,
      (SELECT coalesce(json_agg(json_build_object('id', h.hotel_id, 'version', h.version, 'rooms', offers.rooms)
         ORDER BY place), '[]')
       FROM page JOIN read.hotels h USING (hotel_id), LATERAL (
         SELECT json_agg(json_build_object('id', room_id, 'version', version, 'units', units, 'total', total)
           ORDER BY total, room_id) AS rooms
         FROM (SELECT r.room_id, r.version, r.units, ${totalOf(stay)} AS total FROM read.room_search r
           WHERE r.hotel_id = page.hotel_id AND ${all(roomConditions(criteria))} OFFSET 0) offer
         WHERE ${ofPrices}) offers) AS hotels`.execute(db);
  return rows[0] ?? { total: 0, hotels: [] };
}

/** Of a row `r` with what read.room_search knows of its price. */
const totalOf = (stay: Stay) => sql`(CASE WHEN r.priced THEN ${stayTotal(stay)}
  ELSE r.base_price::bigint * ${nightsBetween(stay.checkIn, stay.checkOut)}::bigint END)`;

/** Of `total`: whole stays are compared, so that an average need not be rounded. */
function priceConditions({ lowest, highest, stay }: Criteria): Condition[] {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const conditions: Condition[] = [];
  if (lowest !== null) conditions.push(sql`total >= ${lowest * nights}::bigint`);
  if (highest !== null) conditions.push(sql`total <= ${highest * nights}::bigint`);
  return conditions;
}

const needsHotels = ({ sort, name }: Criteria) => sort === 'name' || name !== null;

/** By a row `f` of found and, where it needs them, `h` of read.hotels; the key last, so that pages do not overlap. */
function orderOf(criteria: Criteria): RawBuilder<unknown> {
  const { sort, language, name } = criteria;
  switch (sort) {
    case 'price':
      return sql`cheapest, hotel_id`;
    case '-price':
      return sql`cheapest DESC, hotel_id`;
    case 'name':
      return sql`${textOrder(sql`h.details->'hotelName'`, language)}, hotel_id`;
    // nobody has reviewed a hotel yet, so both put the widest choice first
    case 'recommended':
    case 'rating':
      return name === null
        ? sql`choice DESC, hotel_id`
        : sql`${isNamed(name)} DESC, choice DESC, hotel_id`;
  }
}
