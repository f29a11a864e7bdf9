import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { RoomSchema } from '@baanpak/contract/room/room.ts';
import { type RoomFacts, toRoom } from '@baanpak/contract/room/to-room.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Owned, OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { roomFacts } from './room-facts.ts';

const DETAIL = { th: 'ข้อมูลห้องพัก', en: 'The room' };

/** A room for its staff, for sale or not. */
export const roomById =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/rooms/:id',
      {
        config: { staff: { action: 'read-stays', of: ownerOfRoom(db) } },
        schema: {
          tags: ['rooms'],
          summary: 'A room for its staff',
          params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
          response: { 200: withDetail({ room: RoomSchema }) },
        },
      },
      async ({ params: { id }, language }) => {
        const { rows } = await sql<{ room: RoomFacts }>`
          SELECT ${roomFacts} AS room
          FROM rooms r LEFT JOIN room_units u USING (room_id)
          WHERE r.room_id = ${id}`.execute(db);
        if (!rows[0]) throw new Refusal('not-found', 'No such room');
        return { room: toRoom(rows[0].room), detail: DETAIL[language] };
      },
    );
  };

/** Whose a room is; undefined for one that is not there. */
export const ownerOfRoom =
  (db: ReadDb): OwnerOf =>
  async (roomId) => {
    const { rows } = await sql<Owned>`
      SELECT r.owner_id AS "ownerId" FROM rooms r JOIN hotels h USING (hotel_id)
      WHERE r.room_id::text = ${roomId} AND NOT r.removed AND NOT h.removed`.execute(db);
    return rows[0];
  };
