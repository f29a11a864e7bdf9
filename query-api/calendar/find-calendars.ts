import type { BookReachJson } from '@baanpak/contract/stay/book-reach.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { DayRange } from '../stay-dates.ts';
import { toBookReach } from './to-book-reach.ts';

/** The calendars of the rooms `r` that a condition names, cheapest first. */
export async function findCalendars(
  { db, availability }: Pick<Deps, 'db' | 'availability'>,
  rooms: RawBuilder<unknown>,
  range: DayRange,
  today: LocalDate,
): Promise<BookReachJson[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.room_id AS id FROM rooms r JOIN hotels h USING (hotel_id)
    WHERE ${rooms} AND NOT r.removed AND NOT h.removed ORDER BY r.base_price, r.room_id`.execute(
    db,
  );
  const known = await availability();
  return rows.flatMap(({ id }) => {
    const room = known.room(id);
    return room ? [toBookReach(known, room, range, today)] : [];
  });
}
