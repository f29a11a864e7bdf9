import { DAYS_AHEAD } from '@baanpak/domain/booking/stay-rules.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { singleFlight } from '@baanpak/infrastructure/concurrency/single-flight.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type {
  RoomCalendarRow,
  RoomMoveRow,
  RoomUnitsRow,
} from '@baanpak/projector/calendar/tables.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { ReadDb } from '../database/read-db.ts';
import { Availability, type KnownHotel } from './availability.ts';
import type { RoomRead } from './rooms.ts';

/** Which tables are read, and the last batch that touched a room in them. */
type State = Readonly<{ epoch: string; moved: number }>;

const BEGINNING: MovePlace = { moved: 0, id: '00000000-0000-0000-0000-000000000000' };

/**
 * What can be obtained, in memory (ADR 18). Each call first reads what batches touched since the last one,
 * so an answer knows all that the database said when it was asked for; callers at the same time share
 * that. What moves while it reads is the next one's. A read schema made again is read again, whole.
 */
export function followAvailability(db: ReadDb): () => Promise<Availability> {
  let known = new Availability('');
  let last = BEGINNING;
  let isWhole = true;

  return singleFlight(async () => {
    for (let goal: number | undefined; ; ) {
      const { epoch, moved } = await readState(db);
      // what was read and is no longer there was lost with a crash of the database
      if (epoch !== known.epoch || moved < last.moved) {
        known = await withAllHotels(db, epoch);
        last = BEGINNING;
        goal = undefined;
      }
      goal ??= moved;
      if (last.moved >= goal && isWhole) return known;
      const moves = await readMoves(db, last);
      await take(db, known, moves);
      last = moves.at(-1) ?? last;
      isWhole = moves.length < PAGE; // else one batch touched more than a page
    }
  });
}

/** Put in by a thousand, hotels are sorted in a tenth of the time. */
async function withAllHotels(db: ReadDb, epoch: string): Promise<Availability> {
  const known = new Availability(epoch);
  for (let after = BEGINNING.id; ; ) {
    const hotels = await readHotels(db, { after });
    known.putHotels(hotels);
    const last = hotels.at(-1);
    if (last === undefined || hotels.length < HOTELS) return known;
    after = last.hotelId;
  }
}

async function take(db: ReadDb, known: Availability, moves: readonly Moved[]): Promise<void> {
  const changed = new Set<string>();
  for (const { hotelId, hotelVersion } of moves)
    if (hotelId !== null && known.hotel(hotelId)?.version !== hotelVersion) changed.add(hotelId);
  if (changed.size > 0) known.putHotels(await readHotels(db, { ids: [...changed] }));
  for (const { id, hotelId, removed, room, moved } of moves)
    if (room === null || removed || hotelId === null) known.forgetRoom(id);
    else known.putRoom({ ...room, moved }, hotelId);
}

async function readState(db: ReadDb): Promise<State> {
  const { epoch, moved } = await db
    .selectFrom('room_moves')
    .select(({ fn }) => [EPOCH.as('epoch'), fn.max<number | null>('moved').as('moved')])
    .executeTakeFirstOrThrow();
  return { epoch, moved: moved ?? 0 };
}

const EPOCH = sql<string>`'room_moves'::regclass::oid::text`;

/** Hotels in one answer: at least as many as there are in a page of moves. */
const HOTELS = 1_000;

/** The first hotels after one, by their ids; or those that are named. */
const readHotels = (
  db: ReadDb,
  which: Readonly<{ after: string } | { ids: readonly string[] }>,
): Promise<KnownHotel[]> =>
  db
    .selectFrom('hotels as h')
    .select(({ eb, ref }) => [
      'h.hotel_id as hotelId',
      'h.slug',
      eb('h.version', '+', ref('h.review_turn')).as('version'),
      jsonBuildObject({ count: ref('h.review_count'), sum: ref('h.review_sum') }).as('reviews'),
      'h.province_id as provinceId',
      'h.disabled',
      ref('h.details', '->').key('hotelName').as('name'),
      'h.names',
      ref('h.pictures', '->>').key<'cover', string | null>('cover').as('cover'),
      'h.lat',
      'h.lng',
      ref('h.details', '->').key('facilities').as('facilities'),
      ref('h.details', '->').key('sideViews').as('sideViews'),
    ])
    .where((eb) =>
      'after' in which
        ? eb('h.hotel_id', '>', which.after)
        : eb('h.hotel_id', '=', anyOf(which.ids)),
    )
    .orderBy('h.hotel_id')
    .limit(HOTELS)
    .execute();

/** Rooms and hotels in one answer of the database; others get their turn before the next. */
const PAGE = 500;

/** What one move is of: a room, or a hotel itself. */
type Moved = Readonly<{
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
type MovePlace = Readonly<{ moved: number; id: string }>;

/** Moves after a place, each with what is known now of what moved. */
async function readMoves(db: ReadDb, { moved, id }: MovePlace): Promise<readonly Moved[]> {
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
