import { DAYS_AHEAD } from '@baanpak/domain/booking/stay-rules.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type {
  RoomCalendarRow,
  RoomMoveRow,
  RoomUnitsRow,
} from '@baanpak/projector/calendar/tables.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { ReadDb } from '../deps.ts';
import type { RoomRead } from './rooms.ts';

/** Rooms and hotels in one answer of the database; others get their turn before the next. */
export const PAGE = 500;

/** What one move is of: a room, or a hotel itself. */
export type Moved = Readonly<{
  id: string;
  moved: number;
  /** Both null where the hotel is not registered yet: it moves again with that. */
  hotelId: string | null;
  hotelVersion: number | null;
  /** Of the two, whichever is known. */
  removed: boolean | null;
  /** Null of a hotel, and of a room that is not registered yet: it moves again with that. */
  room: Omit<RoomRead, 'moved'> | null;
}>;

/** Up to where rooms were read, in the order in which they moved. */
export type MovePlace = Readonly<{ moved: number; id: string }>;

/** Moves after a place, each with what is known now of what moved. */
export async function readMoves(db: ReadDb, { moved, id }: MovePlace): Promise<readonly Moved[]> {
  const found = await db
    .selectFrom((eb) =>
      eb
        .selectFrom((page) =>
          page
            .selectFrom('room_moves')
            .selectAll()
            .where(({ eb: of, refTuple, tuple }) =>
              of(refTuple('moved', 'room_id'), '>', tuple(moved, id)),
            )
            .orderBy('moved')
            .orderBy('room_id')
            .limit(PAGE)
            .as('m'),
        )
        .leftJoin('rooms as r', 'r.room_id', 'm.room_id')
        .leftJoin('hotels as h', (join) =>
          join.on((on) => on('h.hotel_id', '=', on.fn.coalesce('r.hotel_id', 'm.room_id'))),
        )
        .leftJoin('room_units as u', 'u.room_id', 'm.room_id')
        .leftJoin('room_calendars as l', 'l.room_id', 'm.room_id')
        .select((row) => [
          'm.moved',
          'm.room_id as id',
          'h.hotel_id as hotelId',
          row('h.version', '+', row.ref('h.review_turn')).as('hotelVersion'),
          row.fn<boolean | null>('greatest', ['r.removed', 'h.removed']).as('removed'),
          row.case().when('r.room_id', 'is not', null).then(roomRead).end().as('room'),
        ])
        .orderBy('m.moved')
        .orderBy('m.room_id')
        .as('touched'),
    )
    .select(({ fn }) => fn.jsonAgg('touched').as('moves'))
    .executeTakeFirst();
  return found?.moves ?? [];
}

/** As far as calendars go back; a day more, for it is the day of Greenwich. */
const OLDEST = sql<LocalDate>`current_date - ${sql.lit(DAYS_AHEAD + 1)}`;

type Joined = ReadSchema & {
  m: RoomMoveRow;
  r: RoomRow;
  u: Partial<RoomUnitsRow>;
  l: Partial<RoomCalendarRow>;
};
const eb = expressionBuilder<Joined, 'm' | 'r' | 'u' | 'l'>();
const { fn, lit, ref, selectFrom } = eb;

function asText(json: Expression<unknown>) {
  return sql<string | null>`${json}::text`;
}

/** Of a room. */
const prices = selectFrom('price_periods as p')
  .select((eb) =>
    asText(
      eb.fn
        .jsonAgg(
          jsonBuildObject({
            from: eb.fn<LocalDate>('greatest', ['p.from_night', OLDEST]),
            to: eb.ref('p.to_night'),
            weekdays: eb.ref('p.weekdays'),
            price: eb.ref('p.price'),
          }),
        )
        .orderBy('p.seq'),
    ).as('prices'),
  )
  .whereRef('p.room_id', '=', 'm.room_id')
  .where('p.to_night', '>', OLDEST)
  .$asScalar();

const rules = selectFrom('stay_rules as s')
  .select((eb) =>
    asText(
      eb.fn
        .jsonAgg(
          jsonBuildObject({
            from: eb.fn<LocalDate>('greatest', ['s.from_day', OLDEST]),
            to: eb.ref('s.to_day'),
            weekdays: eb.ref('s.weekdays'),
            rules: eb.ref('s.rules'),
          }),
        )
        .orderBy('s.seq'),
    ).as('rules'),
  )
  .whereRef('s.room_id', '=', 'm.room_id')
  .where('s.to_day', '>', OLDEST)
  .$asScalar();

const pets = ref('r.details', '->').key('petsAllowed');
const kids = ref('r.details', '->').key('kidsAllowed');
const roomRead = jsonBuildObject({
  roomId: ref('r.room_id'),
  version: eb('r.version', '+', ref('r.review_turn')),
  disabled: ref('r.disabled'),
  maxGuests: ref('r.max_guests'),
  pets,
  kids,
  units: fn.coalesce('u.units', lit(0)),
  basePrice: ref('r.base_price'),
  nights: fn.coalesce('l.nights', sql.lit('')),
  prices,
  rules,
});
