import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { RoomListQuery, type RoomListRequest } from '@baanpak/contract/room/room-queries.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { expressionBuilder } from 'kysely';

import { roomAt, titleAt } from '../as-of/room-at.ts';
import { holds, joined } from '../database/conditions.ts';
import { roomFacts } from '../database/facts.ts';
import { collated, jsonList, type ReadDb } from '../database/read-db.ts';
import { type List, type ListPage, when } from './list.ts';
import { listAsOf, thingsByName } from './list-as-of.ts';

const eb = expressionBuilder<{ r: RoomRow }, 'r'>();
const { ref } = eb;
const titleIn = (language: Language) => ref('r.details', '->>').key('title').key(language);
const titles = joined(titleIn('th'), titleIn('en'));

/** The rooms whose staff the caller is, disabled ones among them. */
const rooms: List<RoomListRequest, { rooms: RoomJson[] }> = {
  detail: { th: 'ห้องพัก', en: 'Rooms' },
  owner: ref('r.owner_id'),
  where: ({ _id, hotelId, q }) => ({
    _id: when(_id, (ids) => eb('r.room_id', '=', anyOf(ids))),
    hotelId: when(hotelId, (id) => eb('r.hotel_id', '=', id)),
    q: when(q, (part) => holds(titles, part)),
  }),
  sorts: (language) => ({
    _id: [ref('r.room_id')],
    title: [collated(titleIn(language), language), ref('r.room_id')],
    basePrice: [ref('r.base_price'), ref('r.room_id')],
    maxGuests: [ref('r.max_guests'), ref('r.room_id')],
  }),
  async read({ db }, page) {
    const found = await findRooms(db, page);
    return { rooms: found.rooms.map(toRoom), total: found.total };
  },
};

/** The same, and as it was at an earlier place in the log: of one hotel or of one owner. */
export const roomList = listAsOf(rooms, {
  groups: ['search'],
  takes: ['ownerId', 'hotelId'],
  needs: ['ownerId', 'hotelId'],
  query: RoomListQuery,
  async read(past, page, request) {
    const of = { nameAt: titleAt, thingAt: roomAt };
    const { things, total } = await thingsByName(past, 'room', of, page, request);
    return { rooms: things, total };
  },
});

const findRooms = (db: ReadDb, { where, sorted, limit, offset }: ListPage) =>
  db
    .with('seen', (query) =>
      query
        .selectFrom('rooms as r')
        .innerJoin('hotels as h', 'h.hotel_id', 'r.hotel_id')
        .selectAll('r')
        .where(({ not }) => not('r.removed'))
        .where(({ not }) => not('h.removed'))
        .where(({ and }) => and(where)),
    )
    .with('page', (query) =>
      query.selectFrom('seen as r').selectAll().$call(sorted).limit(limit).offset(offset),
    )
    .selectFrom([
      (eb) => eb.selectFrom('seen').select(eb.fn.countAll<number>().as('total')).as('all'),
      (eb) =>
        eb
          .selectFrom('page as r')
          .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
          .select(jsonList(roomFacts, sorted).as('rooms'))
          .as('shown'),
    ])
    .selectAll()
    .executeTakeFirstOrThrow();
