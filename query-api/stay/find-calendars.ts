import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import { nightPrice } from '../room/night-price.ts';
import { rulesOn } from '../room/stay-rules.ts';
import type { DayRange } from '../stay-dates.ts';
import type { CalendarFacts } from './to-book-reach.ts';

/** The calendars of the rooms `r`, with their hotels `h`, that a condition names, cheapest first. */
export async function findCalendars(
  db: ReadDb,
  rooms: RawBuilder<unknown>,
  { from, to }: DayRange,
): Promise<CalendarFacts[]> {
  const { rows } = await sql<CalendarFacts>`
    SELECT r.room_id AS "roomId", r.hotel_id AS "hotelId", r.disabled OR h.disabled AS closed,
      coalesce(u.units, 0) AS units,
      (SELECT json_agg(json_build_object('date', s.night::date, 'price', ${nightPrice},
           'rules', ${rulesOn(sql`s.night::date`)},
           'taken', coalesce((SELECT n.taken FROM read.room_nights n
             WHERE n.room_id = r.room_id AND n.night = s.night::date), 0)) ORDER BY s.night)
       FROM generate_series(${from}::timestamp - '1 day'::interval,
         ${to}::timestamp - '1 day'::interval, '1 day') AS s (night)) AS nights
    FROM read.rooms r JOIN read.hotels h USING (hotel_id) LEFT JOIN read.room_units u USING (room_id)
    WHERE ${rooms} AND NOT r.removed AND NOT h.removed ORDER BY r.base_price, r.room_id`.execute(
    db,
  );
  return rows;
}
