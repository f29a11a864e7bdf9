import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import { type AsOfDeps, wasThere } from '../as-of/past.ts';
import { roomAt } from '../as-of/room-at.ts';
import { roomFacts } from '../database/facts.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';

const DETAIL = { th: 'ข้อมูลห้องพัก', en: 'The room' };

/** A room for its staff, for sale or not: now, or as of an earlier moment. */
export const roomById =
  ({ db, past }: Pick<Deps, 'db'> & AsOfDeps): Handler<'GET /rooms/{id}'> =>
  async ({ params, query, language }) => {
    const id = params.id.toLowerCase();
    const { answer: room, at } = await past.read(query.at, {
      groups: ['search'],
      now: () => findRoom(db, id),
      past: async (then) => wasThere(await roomAt(then, id)),
    });
    return { room, at, detail: DETAIL[language] };
  };

/** Throws `not-found`. */
async function findRoom(db: ReadDb, roomId: string): Promise<RoomJson> {
  const found = await db
    .selectFrom('rooms as r')
    .innerJoin('hotels as h', 'h.hotel_id', 'r.hotel_id')
    .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
    .select(roomFacts.as('room'))
    .where('r.room_id', '=', roomId)
    .where(({ not }) => not('r.removed'))
    .where(({ not }) => not('h.removed'))
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such room');
  return toRoom(found.room);
}

/** Whose a room is; undefined for one that is not there. */
export const ownerOfRoom =
  (db: ReadDb): OwnerOf =>
  (roomId) =>
    db
      .selectFrom('rooms as r')
      .innerJoin('hotels as h', 'h.hotel_id', 'r.hotel_id')
      .select('r.owner_id as ownerId')
      .where((eb) => eb(eb.cast<string>('r.room_id', 'text'), '=', roomId))
      .where(({ not }) => not('r.removed'))
      .where(({ not }) => not('h.removed'))
      .executeTakeFirst();

/** Whose a room is or was; undefined for one that never was. */
export const ownerOfFormerRoom =
  (db: ReadDb): OwnerOf =>
  (roomId) =>
    db
      .selectFrom('rooms')
      .select('owner_id as ownerId')
      .where((eb) => eb(eb.cast<string>('room_id', 'text'), '=', roomId))
      .executeTakeFirst();
