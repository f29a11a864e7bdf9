import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '@baanpak/contract/answers/paging.ts';
import { RoomSchema } from '@baanpak/contract/room/room.ts';
import { type RoomFacts, toRoom } from '@baanpak/contract/room/to-room.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { type Page, pageOf } from '../page.ts';
import { inScope, OwnerIdQuery, ofOwner, partOf } from '../staff-list.ts';
import { textOrder } from '../text-order.ts';
import { roomFacts } from './room-facts.ts';

const DETAIL = { th: 'ห้องพัก', en: 'Rooms' };

const titleIn = (language: Language) => textOrder(sql`r.details->'title'`, language);

/** Each ends in an order nobody shares. */
const ORDERS: Readonly<Record<string, (language: Language) => RawBuilder<unknown>>> = {
  title: (language) => sql`${titleIn(language)}, r.room_id`,
  '-title': (language) => sql`${titleIn(language)} DESC, r.room_id`,
  basePrice: () => sql`r.base_price, r.room_id`,
  '-basePrice': () => sql`r.base_price DESC, r.room_id`,
  maxGuests: () => sql`r.max_guests, r.room_id`,
  '-maxGuests': () => sql`r.max_guests DESC, r.room_id`,
};

const Query = Type.Object({
  ...PAGE_QUERY,
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'A part of a title in either language' }),
  ),
  hotelId: Type.Optional(Type.String({ format: 'uuid' })),
  ownerId: OwnerIdQuery,
  sort: Type.Enum(Object.keys(ORDERS), { type: 'string', default: 'title' }),
});
type ListQuery = Static<typeof Query>;

/** The rooms whose staff the caller is, disabled ones among them. */
export const roomList =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/rooms',
      {
        config: { staff: { action: 'read-stays' } },
        schema: {
          tags: ['rooms'],
          summary: 'Rooms for their staff',
          querystring: Query,
          response: { 200: withDetail({ rooms: Type.Array(RoomSchema), ...PAGE_FIELDS }) },
        },
      },
      async (request) => {
        const { query, scope, language } = request;
        const page = pageOf(query);
        const order = ORDERS[query.sort]?.(language) ?? sql`r.room_id`;
        const visible = sql<boolean>`${inScope(scope, sql`r.owner_id`)}
          AND ${ofOwner(request, query.ownerId, sql`r.owner_id`)}`;
        const { rooms, total } = await findRooms(db, visible, query, order, page);
        return {
          rooms: rooms.map(toRoom),
          total,
          page: page.page,
          perPage: page.perPage,
          detail: DETAIL[language],
        };
      },
    );
  };

async function findRooms(
  db: ReadDb,
  visible: RawBuilder<boolean>,
  { q, hotelId = '' }: ListQuery,
  order: RawBuilder<unknown>,
  page: Page,
) {
  const like = partOf(q);
  const { rows } = await sql<{ total: number; rooms: RoomFacts[] }>`
    WITH seen AS (
      SELECT r.* FROM rooms r JOIN hotels h USING (hotel_id)
      WHERE NOT r.removed AND NOT h.removed AND ${visible}
        AND (${hotelId} = '' OR r.hotel_id::text = ${hotelId.toLowerCase()})
        AND (${like}::text IS NULL OR concat_ws(' ', r.details->'title'->>'th',
          r.details->'title'->>'en') ILIKE ${like})),
      page AS (
        SELECT r.*, row_number() OVER (ORDER BY ${order}) AS place FROM seen r
        ORDER BY place LIMIT ${page.limit} OFFSET ${page.offset})
    SELECT (SELECT count(*) FROM seen) AS total,
      (SELECT coalesce(json_agg(${roomFacts} ORDER BY r.place), '[]')
       FROM page r LEFT JOIN room_units u USING (room_id)) AS rooms`.execute(db);
  return rows[0] ?? { total: 0, rooms: [] };
}
