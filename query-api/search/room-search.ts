import { type RoomFacts, toRoom } from '@baanpak/contract/room/to-room.ts';
import { toStayPrice } from '@baanpak/contract/room/to-stay-price.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { spanOf } from '../availability/by-day.ts';
import { totalOf } from '../availability/nights.ts';
import { roomFacts } from '../database/facts.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import { stayAsked } from '../stay-dates.ts';

const DETAIL = { th: 'ห้องพักและราคา', en: 'The room and its price' };

/** A room that is closed is shown as closed; one of a closed hotel is not there. */
export const roomSearch =
  ({ db, availability, now }: Deps): Handler<'GET /search/rooms/{id}'> =>
  async ({ params, query, language }) => {
    const stay = stayAsked(query.startDate, query.endDate, bangkokDay(now()));
    const facts = await findRoom(db, params.id);
    const room = (await availability()).room(params.id.toLowerCase());
    if (!facts || !room) throw new Refusal('not-found', 'No such room');
    const span = spanOf(stay);
    const price = toStayPrice(totalOf(room.basePrice, room.prices, span), span.nights);
    return { room: { ...toRoom(facts), ...price }, detail: DETAIL[language] };
  };

async function findRoom(db: ReadDb, roomId: string): Promise<RoomFacts | undefined> {
  const found = await db
    .selectFrom('rooms as r')
    .innerJoin('hotels as h', 'h.hotel_id', 'r.hotel_id')
    .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
    .select(roomFacts.as('room'))
    .where('r.room_id', '=', roomId)
    .where(({ and, not }) => and([not('r.removed'), not('h.disabled')]))
    .executeTakeFirst();
  return found?.room;
}
