import { bangkokDay, type LocalDate } from '@baanpak/domain/values/local-date.ts';
import type { Satang } from '@baanpak/domain/values/money.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { withDetail } from '../contract/detail.ts';
import { HotelSchema } from '../contract/hotel.ts';
import { RoomSchema } from '../contract/room.ts';
import { type HotelFacts, toHotel } from '../contract/to-hotel.ts';
import { type RoomFacts, toRoom } from '../contract/to-room.ts';
import type { Deps, ReadDb } from '../deps.ts';
import { roomFacts } from '../room/room-facts.ts';
import { hotelFacts, lowestPrice } from './hotel-facts.ts';

const DETAIL = { th: 'ข้อมูลโรงแรมและห้องพัก', en: 'The hotel and its rooms' };

/** An open hotel and its open rooms, cheapest first. */
export const hotelPage =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['hotels'],
      summary: 'A hotel by its slug, with its rooms',
      params: Type.Object({ slug: Type.String() }),
      response: {
        200: withDetail({ hotel: HotelSchema, rooms: Type.Array(RoomSchema) }),
      },
    };
    app.get('/outreach/hotels/:slug', { schema }, async ({ params: { slug }, language }) => {
      const found = await findHotel(db, slug, bangkokDay(now()));
      if (!found) throw new Refusal('not-found', 'No such hotel');
      return {
        hotel: toHotel(found.hotel, found.minPrice),
        rooms: found.rooms.map(toRoom),
        detail: DETAIL[language],
      };
    });
  };

type Found = { hotel: HotelFacts; minPrice: Satang | null; rooms: RoomFacts[] };

async function findHotel(db: ReadDb, slug: string, today: LocalDate): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    SELECT ${hotelFacts} AS hotel, ${lowestPrice(today)} AS "minPrice",
      (SELECT coalesce(json_agg(${roomFacts} ORDER BY r.base_price, r.room_id), '[]')
       FROM read.rooms r LEFT JOIN read.room_units u USING (room_id)
       WHERE r.hotel_id = h.hotel_id AND NOT r.disabled) AS rooms
    FROM read.hotels h WHERE h.slug = ${slug.toLowerCase()} AND NOT h.disabled`.execute(db);
  return rows[0];
}
