import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Expression, SqlBool } from 'kysely';
import type { Deps } from '../deps.ts';
import type { DayRange } from '../stay-dates.ts';
import { toBookReach } from './to-book-reach.ts';

/** The calendars of the rooms `r` that meet conditions, cheapest first. */
export async function findCalendars(
  { db, availability }: Pick<Deps, 'db' | 'availability'>,
  rooms: Expression<SqlBool>[],
  range: DayRange,
  today: LocalDate,
): Promise<BookReachJson[]> {
  const found = await db
    .selectFrom('rooms as r')
    .innerJoin('hotels as h', 'h.hotel_id', 'r.hotel_id')
    .select('r.room_id as id')
    .where(({ and, not }) => and([...rooms, not('r.removed'), not('h.removed')]))
    .orderBy('r.base_price')
    .orderBy('r.room_id')
    .execute();
  const known = await availability();
  return found.flatMap(({ id }) => {
    const room = known.room(id);
    return room ? [toBookReach(known, room, range, today)] : [];
  });
}
