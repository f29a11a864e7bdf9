import type { RoomListRequest, RoomSort } from '@baanpak/contract/room/room-queries.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { holds, inScope, joined, ofOwner } from '../database/conditions.ts';
import { roomFacts } from '../database/facts.ts';
import {
  collated,
  jsonList,
  type ReadDb,
  type Sorted,
  type Sorts,
  sortedBy,
} from '../database/read-db.ts';
import { type Deps, type Handler, type PageRange, pageOf } from '../handler.ts';

const DETAIL = { th: 'ห้องพัก', en: 'Rooms' };

const eb = expressionBuilder<{ r: RoomRow }, 'r'>();
const { ref } = eb;
const titleIn = (language: Language) => ref('r.details', '->>').key('title').key(language);

const sortsIn = (language: Language) =>
  ({
    _id: [ref('r.room_id')],
    title: [collated(titleIn(language), language), ref('r.room_id')],
    basePrice: [ref('r.base_price'), ref('r.room_id')],
    maxGuests: [ref('r.max_guests'), ref('r.room_id')],
  }) satisfies Sorts<RoomSort>;

/** The rooms whose staff the caller is, disabled ones among them. */
export const roomList =
  ({ db }: Deps): Handler<'GET /rooms'> =>
  async (request) => {
    const { query, scope, language } = request;
    const page = pageOf(query);
    const sorted = sortedBy(sortsIn(language), query.sort);
    const owner = ref('r.owner_id');
    const where = [
      inScope(scope, owner),
      ofOwner(request, query.ownerId, owner),
      ...conditions(query),
    ];
    const { rooms, total } = await findRooms(db, where, sorted, page);
    return {
      rooms: rooms.map(toRoom),
      total,
      page: page.page,
      perPage: page.perPage,
      detail: DETAIL[language],
    };
  };

const titles = joined(titleIn('th'), titleIn('en'));

const conditions = ({ q, hotelId, _id: ids }: RoomListRequest): Expression<SqlBool>[] => [
  ...(ids === undefined ? [] : [eb('r.room_id', '=', anyOf(ids))]),
  ...(hotelId === undefined ? [] : [eb('r.hotel_id', '=', hotelId)]),
  ...(q === undefined ? [] : [holds(titles, q)]),
];

const findRooms = (
  db: ReadDb,
  where: Expression<SqlBool>[],
  sorted: Sorted,
  { limit, offset }: PageRange,
) =>
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
