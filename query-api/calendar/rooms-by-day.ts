import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { KnownBooking } from '@baanpak/contract/booking/booking.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
} from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { bookingAt } from '../as-of/booking-at.ts';
import { bookingsOfNightAt, foldEach, thingsListedAt } from '../as-of/listed-at.ts';
import type { AsOfDeps, Past } from '../as-of/past.ts';
import { roomStatesAt } from '../as-of/room-at.ts';
import { bookReachAt } from '../as-of/room-days-at.ts';
import type { Availability } from '../availability/availability.ts';
import { bookReachOf, daysOfRoom } from '../availability/book-reach.ts';
import type { KnownRoom } from '../availability/rooms.ts';
import { bookingOn, readBookings, shownTo } from '../booking/booking.ts';
import { findUnits, TAKES_NIGHTS } from '../booking/units.ts';
import { inScope, ofOwner } from '../database/conditions.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import { type DayRange, daysAsked } from '../stay-dates.ts';

const DETAIL = { th: 'ห้องพักในวันที่เลือก', en: 'The rooms on that day' };

const eb = expressionBuilder<{ r: RoomRow }, 'r'>();

/** The rooms in the caller's scope on one day, each with who has it for the night: now, or as of an earlier moment. */
export const roomsByDay =
  ({
    db,
    availability,
    now,
    past,
  }: Deps & AsOfDeps): Handler<'GET /bookings/rooms-by-day/{date}'> =>
  async (request) => {
    const { scope, language } = request;
    const { ownerId, hotelId } = request.query;
    if (request.query.at !== undefined && hotelId === undefined)
      throw invalidField('hotelId', NEEDED_WITH_AT);
    const date = localDate(request.params.date);
    const owner = eb.ref('r.owner_id');
    const rooms = [
      inScope(scope, owner),
      ofOwner(request, ownerId, owner),
      ...(hotelId === undefined ? [] : [eb('r.hotel_id', '=', hotelId)]),
    ];
    const readNow = (today: LocalDate) =>
      findDay({ db, availability }, rooms, rangeOf(date, today), today);
    const { answer, at } =
      hotelId === undefined
        ? { at: await past.ofNow(GROUPS), answer: await readNow(bangkokDay(now())) }
        : await past.read(request.query.at, {
            groups: GROUPS,
            now: readNow,
            past: async (then) =>
              dayAt(then, await thingsListedAt(then, 'room', request), rangeOf(date, then.today)),
          });
    const shown = answer.bookings.map(shownTo(request));
    const bookReaches = answer.calendars.map((calendar) => ({
      ...calendar,
      bookings: shown.filter(({ roomId }) => roomId === calendar.roomId),
    }));
    return { bookReaches, at, detail: DETAIL[language] };
  };

const GROUPS = ['bookings', 'search'] as const;

const NEEDED_WITH_AT = { th: 'ต้องระบุเมื่อใช้ at', en: 'is needed with at' };

/** The day, where calendars reach that far. */
const rangeOf = (date: LocalDate, today: LocalDate): DayRange =>
  daysAsked({ from: date, to: addDays(date, 1) }, today);

/** Rooms on one day, cheapest first, and the bookings of its night in the order in which they were placed. */
type DayOfRooms = Readonly<{
  calendars: readonly BookReachJson[];
  bookings: readonly KnownBooking[];
}>;

async function findDay(
  deps: Pick<Deps, 'db' | 'availability'>,
  rooms: Expression<SqlBool>[],
  range: DayRange,
  today: LocalDate,
): Promise<DayOfRooms> {
  const [calendars, bookings] = await Promise.all([
    findCalendars(deps, rooms, range, today),
    findBookings(deps.db, rooms, range.from, today),
  ]);
  return { calendars, bookings };
}

/** The same of rooms that there were then. */
async function dayAt(past: Past, roomIds: readonly string[], range: DayRange): Promise<DayOfRooms> {
  const bookingIds = await bookingsOfNightAt(past, roomIds, range.from);
  const [rooms, bookings] = await Promise.all([
    foldEach(roomIds, (id) => roomStatesAt(past, id)),
    foldEach(bookingIds, (id) => bookingAt(past, id)),
  ]);
  const cheapestFirst = rooms
    .map(({ room }) => room)
    .toSorted(
      (one, other) =>
        one.details.basePrice - other.details.basePrice || (one.roomId < other.roomId ? -1 : 1),
    );
  return {
    calendars: await foldEach(
      cheapestFirst.map(({ roomId }) => roomId),
      (id) => bookReachAt(past, id, range),
    ),
    bookings: bookings.filter(({ book }) => TAKES_NIGHTS.some((status) => status === book.status)),
  };
}

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
    .where('b.status', 'in', [...TAKES_NIGHTS])
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
