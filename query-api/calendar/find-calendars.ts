import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import { nightsOfRoom, type SaidOfDays, saidOfDays } from '../room/nights-of-room.ts';
import type { DayRange } from '../stay-dates.ts';
import type { CalendarFacts } from './to-book-reach.ts';

type Found = Omit<CalendarFacts, 'nights'> &
  SaidOfDays &
  Readonly<{ taken: Readonly<Record<string, number>> | null }>;

/** The calendars of the rooms `r`, with their hotels `h`, that a condition names, cheapest first. */
export async function findCalendars(
  db: ReadDb,
  rooms: RawBuilder<unknown>,
  { from, to }: DayRange,
): Promise<CalendarFacts[]> {
  const range = { from: addDays(from, -1), to };
  const { rows } = await sql<Found>`
    SELECT r.room_id AS "roomId", r.hotel_id AS "hotelId", r.disabled OR h.disabled AS closed,
      coalesce(u.units, 0) AS units, ${saidOfDays(range)},
      (SELECT json_object_agg(n.night, n.taken) FROM read.room_nights n
       WHERE n.room_id = r.room_id AND n.night >= ${range.from}::date AND n.night < ${to}::date) AS taken
    FROM read.rooms r JOIN read.hotels h USING (hotel_id) LEFT JOIN read.room_units u USING (room_id)
    WHERE ${rooms} AND NOT r.removed AND NOT h.removed ORDER BY r.base_price, r.room_id`.execute(
    db,
  );
  return rows.map(({ roomId, hotelId, closed, units, taken, ...said }) => ({
    roomId,
    hotelId,
    closed,
    units,
    nights: nightsOfRoom(said, range).map((night) => ({
      ...night,
      taken: taken?.[night.date] ?? 0,
    })),
  }));
}
