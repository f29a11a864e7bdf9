import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { RoomSchema } from '@baanpak/contract/room/room.ts';
import { type RoomFacts, toRoom } from '@baanpak/contract/room/to-room.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Deps } from '../deps.ts';
import { roomFacts } from './room-facts.ts';

const DETAIL = { th: 'ห้องพักแนะนำ', en: 'Selected rooms' };
const MOST = 12;

/** Open rooms for the home page: those chosen for the site first. None is rated yet: others by their key, so that it stays quick. */
export const selectedRooms =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['rooms'],
      summary: 'Rooms for the home page',
      response: { 200: withDetail({ rooms: Type.Array(RoomSchema) }) },
    };
    app.get('/rooms/select-room', { schema }, async ({ language }) => {
      const { rows } = await sql<{ room: RoomFacts }>`
        WITH chosen AS (
          SELECT id, n FROM site, jsonb_array_elements_text(value) WITH ORDINALITY AS c (id, n)
          WHERE field = 'selectedRoomIds')
        SELECT ${roomFacts} AS room
        FROM rooms r JOIN hotels h USING (hotel_id)
        LEFT JOIN room_units u USING (room_id)
        WHERE NOT r.disabled AND NOT h.disabled
        ORDER BY (SELECT n FROM chosen WHERE id = r.room_id::text), r.room_id LIMIT ${MOST}`.execute(
        db,
      );
      return { rooms: rows.map(({ room }) => toRoom(room)), detail: DETAIL[language] };
    });
  };
