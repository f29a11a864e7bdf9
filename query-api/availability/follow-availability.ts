import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { DAYS_AHEAD } from '@baanpak/domain/stay/stay-rules.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { freshRun } from '@baanpak/infrastructure/concurrency/fresh-run.ts';
import { sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import {
  type Availability,
  type KnownAvailability,
  type KnownHotel,
  type KnownRoom,
  knownAvailability,
} from './availability.ts';
import { placeOf } from './nights.ts';

/** Rooms in one answer of the database: reading the next ones, others get their turn in between. */
const PAGE = 2_000;

type Days = Readonly<{ from: LocalDate; to: LocalDate; weekdays: number }>;
type PriceRead = Days & Readonly<{ price: Satang }>;
type RuleRead = Days & Readonly<{ rules: Partial<StayRules> }>;
type RoomRead = Omit<KnownRoom, 'hotelId' | 'prices' | 'rules'> &
  Readonly<{
    /** Both null where the room or its hotel is not registered yet: it moves again with these. */
    hotelId: string | null;
    hotelVersion: number | null;
    removed: boolean;
    prices: readonly PriceRead[] | null;
    rules: readonly RuleRead[] | null;
  }>;
/** Which tables are read, and the last batch that touched a room in them. */
type State = Readonly<{ epoch: string; moved: number }>;

/** Up to where rooms were read, in the order in which they moved. */
type Place = Readonly<{ moved: number; roomId: string }>;
const BEGINNING: Place = { moved: 0, roomId: '00000000-0000-0000-0000-000000000000' };

/**
 * What can be had, in memory (ADR 18). Each call first reads what batches touched since the last one,
 * so an answer knows all that the database said when it was asked for; callers at the same time share
 * that. What moves while it reads is the next one's. A read schema made anew is read anew, whole.
 */
export function followAvailability(db: ReadDb): () => Promise<Availability> {
  let known = knownAvailability('');
  let last = BEGINNING;
  let isWhole = true;

  return freshRun(async () => {
    for (let goal: number | undefined; ; ) {
      const { epoch, moved } = await readState(db);
      // what was read and is no longer there was lost with a crash of the database
      if (epoch !== known.epoch || moved < last.moved) {
        known = knownAvailability(epoch);
        last = BEGINNING;
        goal = undefined;
      }
      goal ??= moved;
      if (last.moved >= goal && isWhole) return known;
      const rooms = await readRooms(db, last);
      await take(db, known, rooms);
      last = rooms.at(-1) ?? last;
      isWhole = rooms.length < PAGE; // else one batch touched more than a page
    }
  });
}

async function take(
  db: ReadDb,
  known: KnownAvailability,
  rooms: readonly RoomRead[],
): Promise<void> {
  const unknown = new Set<string>();
  for (const { hotelId, hotelVersion } of rooms)
    if (hotelId !== null && known.hotels.get(hotelId)?.version !== hotelVersion)
      unknown.add(hotelId);
  if (unknown.size > 0)
    for (const hotel of await readHotels(db, [...unknown])) known.putHotel(hotel);
  for (const room of rooms) {
    if (room.removed || room.hotelId === null) known.forgetRoom(room.roomId);
    else known.putRoom(roomOf(room, room.hotelId));
  }
}

/** Field by field: of objects that are made alike each is read several times as fast. */
const roomOf = (read: RoomRead, hotelId: string): KnownRoom => ({
  roomId: read.roomId,
  hotelId,
  version: read.version,
  disabled: read.disabled,
  maxGuests: read.maxGuests,
  pets: read.pets,
  kids: read.kids,
  units: read.units,
  basePrice: read.basePrice,
  prices: read.prices?.map(priceOf) ?? NOTHING,
  rules: read.rules?.map(ruleOf) ?? NOTHING,
  nights: read.nights,
  moved: read.moved,
});

/** One for all, so that it stays in the processor's cache. */
const NOTHING: readonly never[] = [];

const priceOf = ({ from, to, weekdays, price }: PriceRead) => ({
  from: placeOf(from),
  to: placeOf(to),
  weekdays,
  price,
});

const ruleOf = ({ from, to, weekdays, rules }: RuleRead) => ({
  from: placeOf(from),
  to: placeOf(to),
  weekdays,
  rules,
});

/** As far as calendars go back; a day more, for it is the day of Greenwich. */
const OLDEST = sql`current_date - ${sql.lit(DAYS_AHEAD + 1)}`;

async function readState(db: ReadDb): Promise<State> {
  const { rows } = await sql<{ epoch: string; moved: number | null }>`
    SELECT c.tableoid || ' ' || c.store_id AS epoch, (SELECT max(moved) FROM read.room_moves) AS moved
    FROM read.checkpoints c`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('The read schema is missing');
  return { epoch: state.epoch, moved: state.moved ?? 0 };
}

async function readRooms(db: ReadDb, { moved, roomId }: Place): Promise<readonly RoomRead[]> {
  const { rows } = await sql<{ rooms: readonly RoomRead[] }>`
    SELECT coalesce(json_agg(touched), '[]') AS rooms FROM (
      SELECT m.moved, m.room_id AS "roomId", h.hotel_id AS "hotelId", h.version AS "hotelVersion",
        r.version, r.disabled, r.removed OR h.removed AS removed, r.max_guests AS "maxGuests",
        (r.details->>'petsAllowed')::boolean AS pets, (r.details->>'kidsAllowed')::boolean AS kids,
        coalesce(u.units, 0) AS units, r.base_price AS "basePrice", coalesce(l.nights, '') AS nights,
        (SELECT json_agg(json_build_object('from', p.from_night, 'to', p.to_night,
           'weekdays', p.weekdays, 'price', p.price) ORDER BY p.seq DESC)
         FROM read.price_periods p WHERE p.room_id = m.room_id AND p.to_night > ${OLDEST}) AS prices,
        (SELECT json_agg(json_build_object('from', s.from_day, 'to', s.to_day,
           'weekdays', s.weekdays, 'rules', s.rules) ORDER BY s.seq DESC)
         FROM read.stay_rules s WHERE s.room_id = m.room_id AND s.to_day > ${OLDEST}) AS rules
      FROM (
        SELECT * FROM read.room_moves WHERE (moved, room_id) > (${moved}::bigint, ${roomId}::uuid)
        ORDER BY moved, room_id LIMIT ${PAGE}) m
      LEFT JOIN read.rooms r USING (room_id) LEFT JOIN read.hotels h USING (hotel_id)
      LEFT JOIN read.room_units u USING (room_id) LEFT JOIN read.room_calendars l USING (room_id)
      ORDER BY m.moved, m.room_id) touched`.execute(db);
  return rows[0]?.rooms ?? [];
}

async function readHotels(db: ReadDb, ids: readonly string[]): Promise<KnownHotel[]> {
  const { rows } = await sql<KnownHotel>`
    SELECT h.hotel_id AS "hotelId", h.slug, h.version, h.province_id AS "provinceId", h.disabled,
      h.details->'hotelName' AS name, replace(h.names, ' ', '') AS names, h.lat, h.lng,
      h.details->'facilities' AS facilities, h.details->'sideViews' AS "sideViews"
    FROM read.hotels h WHERE h.hotel_id = ANY (${ids}::uuid[])`.execute(db);
  return rows;
}
