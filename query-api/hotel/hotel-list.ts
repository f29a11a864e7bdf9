import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '@baanpak/contract/answers/paging.ts';
import { StaffHotelSchema } from '@baanpak/contract/hotel/hotel.ts';
import { type HotelFacts, toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { type Page, pageOf } from '../page.ts';
import { inScope, OwnerIdQuery, ofOwner, partOf } from '../staff-list.ts';
import { textOrder } from '../text-order.ts';
import { hotelFacts } from './hotel-facts.ts';
import { lowestPrice } from './lowest-price.ts';

const DETAIL = { th: 'โรงแรม', en: 'Hotels' };

const nameIn = (language: Language) => textOrder(sql`h.details->'hotelName'`, language);

/** Each ends in an order nobody shares. */
const ORDERS: Readonly<Record<string, (language: Language) => RawBuilder<unknown>>> = {
  hotelName: (language) => sql`${nameIn(language)}, h.hotel_id`,
  '-hotelName': (language) => sql`${nameIn(language)} DESC, h.hotel_id`,
  hotelNameSlug: () => sql`h.slug`,
  '-hotelNameSlug': () => sql`h.slug DESC`,
  provinceId: () => sql`h.province_id, h.slug`,
  '-provinceId': () => sql`h.province_id DESC, h.slug`,
};

const Query = Type.Object({
  ...PAGE_QUERY,
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'A part of a name in either language' }),
  ),
  ownerId: OwnerIdQuery,
  sort: Type.Enum(Object.keys(ORDERS), { type: 'string', default: 'hotelName' }),
});
type ListQuery = Static<typeof Query>;

/** The hotels whose staff the caller is, disabled ones among them. */
export const hotelList =
  ({ db, availability, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/hotels',
      {
        config: { staff: { action: 'read-stays' } },
        schema: {
          tags: ['hotels'],
          summary: 'Hotels for their staff',
          querystring: Query,
          response: { 200: withDetail({ hotels: Type.Array(StaffHotelSchema), ...PAGE_FIELDS }) },
        },
      },
      async (request) => {
        const { query, scope, language } = request;
        const page = pageOf(query);
        const order = ORDERS[query.sort]?.(language) ?? sql`h.slug`;
        const visible = sql<boolean>`${inScope(scope, sql`h.owner_id`)}
          AND ${ofOwner(request, query.ownerId, sql`h.owner_id`)}`;
        const found = await findHotels(db, visible, query, order, page);
        const known = await availability();
        const today = bangkokDay(now());
        return {
          hotels: found.hotels.map((hotel) =>
            toStaffHotel(hotel, lowestPrice(known, hotel.hotelId, today)),
          ),
          total: found.total,
          page: page.page,
          perPage: page.perPage,
          detail: DETAIL[language],
        };
      },
    );
  };

type Found = { total: number; hotels: HotelFacts[] };

async function findHotels(
  db: ReadDb,
  visible: RawBuilder<boolean>,
  { q }: ListQuery,
  order: RawBuilder<unknown>,
  page: Page,
): Promise<Found> {
  const like = partOf(q);
  const { rows } = await sql<Found>`
    WITH seen AS (
      SELECT * FROM hotels h
      WHERE NOT h.removed AND ${visible}
        AND (${like}::text IS NULL OR concat_ws(' ', h.slug, h.details->'hotelName'->>'th',
          h.details->'hotelName'->>'en') ILIKE ${like})),
      page AS (
        SELECT h.*, row_number() OVER (ORDER BY ${order}) AS place FROM seen h
        ORDER BY place LIMIT ${page.limit} OFFSET ${page.offset})
    SELECT (SELECT count(*) FROM seen) AS total,
      (SELECT coalesce(json_agg(${hotelFacts} ORDER BY h.place), '[]') FROM page h) AS hotels`.execute(
    db,
  );
  return rows[0] ?? { total: 0, hotels: [] };
}
