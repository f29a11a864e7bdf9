import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '@baanpak/contract/answers/paging.ts';
import { HotelSchema } from '@baanpak/contract/hotel/hotel.ts';
import { type HotelFacts, toHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { type Page, pageOf } from '../page.ts';
import { hotelFacts } from './hotel-facts.ts';
import { lowestPrice } from './lowest-price.ts';

const DETAIL = { th: 'โรงแรมของเจ้าของรายนี้', en: "This owner's hotels" };

export const hotelsOfOwner =
  ({ db, availability, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['hotels'],
      summary: "An owner's open hotels",
      querystring: Type.Object({ ownerId: Type.String({ format: 'uuid' }), ...PAGE_QUERY }),
      response: { 200: withDetail({ hotels: Type.Array(HotelSchema), ...PAGE_FIELDS }) },
    };
    app.get('/outreach/hotels', { schema }, async ({ query, language }) => {
      const page = pageOf(query);
      const { total, hotels } = await findHotels(db, query.ownerId, page);
      const known = await availability();
      const today = bangkokDay(now());
      return {
        hotels: hotels.map((hotel) => toHotel(hotel, lowestPrice(known, hotel.hotelId, today))),
        total,
        page: page.page,
        perPage: page.perPage,
        detail: DETAIL[language],
      };
    });
  };

type Found = { total: number; hotels: HotelFacts[] };

async function findHotels(db: ReadDb, ownerId: string, page: Page) {
  const { rows } = await sql<Found>`
    WITH open AS (SELECT * FROM hotels WHERE owner_id = ${ownerId} AND NOT disabled),
      page AS (SELECT * FROM open ORDER BY slug LIMIT ${page.limit} OFFSET ${page.offset})
    SELECT (SELECT count(*) FROM open) AS total,
      (SELECT coalesce(json_agg(${hotelFacts} ORDER BY h.slug), '[]') FROM page h) AS hotels`.execute(
    db,
  );
  return rows[0] ?? { total: 0, hotels: [] };
}
