import { DAYS_AHEAD } from '@baanpak/domain/stay/stay-rules.ts';
import { singleFlight } from '@baanpak/infrastructure/concurrency/single-flight.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import { Availability, type KnownHotel } from './availability.ts';
import type { RoomRead } from './rooms.ts';

/** Rooms and hotels in one answer of the database; others get their turn before the next. */
const PAGE = 500;
/** Hotels in one answer: at least as many as rooms and hotels above. */
const HOTELS = 1_000;

/** What one move is of: a room, or a hotel itself. */
type Moved = Readonly<{
  id: string;
  moved: number;
  /** Both null where the hotel is not registered yet: it moves again with that. */
  hotelId: string | null;
  hotelVersion: number | null;
  removed: boolean;
  /** Null of a hotel, and of a room that is not registered yet: it moves again with that. */
  room: Omit<RoomRead, 'moved'> | null;
}>;
/** Which tables are read, and the last batch that touched a room in them. */
type State = Readonly<{ epoch: string; moved: number }>;

/** Up to where rooms were read, in the order in which they moved. */
type Place = Readonly<{ moved: number; id: string }>;
const BEGINNING: Place = { moved: 0, id: '00000000-0000-0000-0000-000000000000' };

/**
 * What can be had, in memory (ADR 18). Each call first reads what batches touched since the last one,
 * so an answer knows all that the database said when it was asked for; callers at the same time share
 * that. What moves while it reads is the next one's. A read schema made anew is read anew, whole.
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
    const hotels = await readHotels(db, sql`h.hotel_id > ${after}::uuid`);
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
  if (changed.size > 0)
    known.putHotels(await readHotels(db, sql`h.hotel_id = ANY (${[...changed]}::uuid[])`));
  for (const { id, hotelId, removed, room, moved } of moves)
    if (room === null || removed || hotelId === null) known.forgetRoom(id);
    else known.putRoom({ ...room, moved }, hotelId);
}

/** As far as calendars go back; a day more, for it is the day of Greenwich. */
const OLDEST = sql`current_date - ${sql.lit(DAYS_AHEAD + 1)}`;

async function readState(db: ReadDb): Promise<State> {
  const { rows } = await sql<{ epoch: string; moved: number | null }>`
    SELECT 'room_moves'::regclass::oid::text AS epoch, max(moved) AS moved FROM room_moves`.execute(
    db,
  );
  const [state] = rows;
  if (!state) throw new Error('The read schema is missing');
  return { epoch: state.epoch, moved: state.moved ?? 0 };
}

async function readMoves(db: ReadDb, { moved, id }: Place): Promise<readonly Moved[]> {
  const { rows } = await sql<{ moves: readonly Moved[] }>`
    SELECT coalesce(json_agg(touched), '[]') AS moves FROM (
      SELECT m.moved, m.room_id AS id, h.hotel_id AS "hotelId", h.version AS "hotelVersion",
        coalesce(r.removed, false) OR h.removed AS removed,
        CASE WHEN r.room_id IS NOT NULL THEN json_build_object('roomId', r.room_id,
          'version', r.version, 'disabled', r.disabled, 'maxGuests', r.max_guests,
          'pets', (r.details->>'petsAllowed')::boolean, 'kids', (r.details->>'kidsAllowed')::boolean,
          'units', coalesce(u.units, 0), 'basePrice', r.base_price, 'nights', coalesce(l.nights, ''),
          'prices', (
            SELECT json_agg(json_build_object('from', greatest(p.from_night, ${OLDEST}), 'to', p.to_night,
              'weekdays', p.weekdays, 'price', p.price) ORDER BY p.seq)::text
            FROM price_periods p WHERE p.room_id = m.room_id AND p.to_night > ${OLDEST}),
          'rules', (
            SELECT json_agg(json_build_object('from', greatest(s.from_day, ${OLDEST}), 'to', s.to_day,
              'weekdays', s.weekdays, 'rules', s.rules) ORDER BY s.seq)::text
            FROM stay_rules s WHERE s.room_id = m.room_id AND s.to_day > ${OLDEST})) END AS room
      FROM (
        SELECT * FROM room_moves WHERE (moved, room_id) > (${moved}::bigint, ${id}::uuid)
        ORDER BY moved, room_id LIMIT ${PAGE}) m
      LEFT JOIN rooms r USING (room_id)
      LEFT JOIN hotels h ON h.hotel_id = coalesce(r.hotel_id, m.room_id)
      LEFT JOIN room_units u USING (room_id) LEFT JOIN room_calendars l USING (room_id)
      ORDER BY m.moved, m.room_id) touched`.execute(db);
  return rows[0]?.moves ?? [];
}

async function readHotels(db: ReadDb, which: RawBuilder<unknown>): Promise<KnownHotel[]> {
  const { rows } = await sql<KnownHotel>`
    SELECT h.hotel_id AS "hotelId", h.slug, h.version, h.province_id AS "provinceId", h.disabled,
      h.details->'hotelName' AS name, h.names, h.pictures->>'cover' AS cover, h.lat, h.lng,
      h.details->'facilities' AS facilities, h.details->'sideViews' AS "sideViews"
    FROM hotels h WHERE ${which} ORDER BY h.hotel_id LIMIT ${HOTELS}`.execute(db);
  return rows;
}
