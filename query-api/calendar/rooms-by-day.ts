import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { KnownBooking } from '@baanpak/contract/booking/booking.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
} from '@baanpak/domain/values/time/local-date.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Availability } from '../availability/availability.ts';
import { bookReachOf, daysOfRoom } from '../availability/book-reach.ts';
import type { KnownRoom } from '../availability/rooms.ts';
import { bookingOn, readBookings, shownTo } from '../booking/booking.ts';
import { findUnits } from '../booking/units.ts';
import { inScope, ofOwner } from '../database/conditions.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import { type DayRange, daysAsked } from '../stay-dates.ts';

const DETAIL = { th: 'ห้องพักในวันที่เลือก', en: 'The rooms on that day' };

const eb = expressionBuilder<{ r: RoomRow }, 'r'>();

/** The rooms in the caller's scope on one day, each with who has it for the night. */
export const roomsByDay =
  ({ db, availability, now }: Deps): Handler<'GET /bookings/rooms-by-day/{date}'> =>
  async (request) => {
    const { scope, language } = request;
    const { ownerId, hotelId } = request.query;
    const today = bangkokDay(now());
    const date = localDate(request.params.date);
    const range = daysAsked({ from: date, to: addDays(date, 1) }, today);
    const owner = eb.ref('r.owner_id');
    const rooms = [
      inScope(scope, owner),
      ofOwner(request, ownerId, owner),
      ...(hotelId === undefined ? [] : [eb('r.hotel_id', '=', hotelId)]),
    ];
    const [calendars, books] = await Promise.all([
      findCalendars({ db, availability }, rooms, range, today),
      findBookings(db, rooms, date, today),
    ]);
    const shown = books.map(shownTo(request));
    const bookReaches = calendars.map((calendar) => ({
      ...calendar,
      bookings: shown.filter(({ roomId }) => roomId === calendar.roomId),
    }));
    return { bookReaches, detail: DETAIL[language] };
  };

async function findBookings(
  db: ReadDb,
  rooms: Expression<SqlBool>[],
  date: LocalDate,
  today: LocalDate,
): Promise<KnownBooking[]> {
  const found = await readBookings(db)
    .where(({ and }) => and(rooms))
    .where('b.check_in', '<=', date)
    .where('b.check_out', '>', date)
    .where('b.status', 'in', ['Reserved', 'Booked', 'Unavailable', 'Completed'])
    .orderBy('b.placed_at')
    .orderBy('b.booking_id')
    .execute();
  return found.map(bookingOn(today, await findUnits(db, found, today)));
}

/** The calendars of the rooms `r` that meet conditions, cheapest first. */
async function findCalendars(
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

/** A room's calendar as an object; book-reach.ts writes the same as bytes. */
export const toBookReach = (
  known: Availability,
  room: KnownRoom,
  range: DayRange,
  today: LocalDate,
): BookReachJson => bookReachOf(room, daysOfRoom(known, room), range, today);
