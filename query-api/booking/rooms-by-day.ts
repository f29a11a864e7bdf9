import type { KnownBooking } from '@baanpak/contract/booking/booking.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
} from '@baanpak/domain/values/time/local-date.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { findCalendars } from '../calendar/find-calendars.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { inScope, ofOwner } from '../staff-list.ts';
import { daysAsked } from '../stay-dates.ts';
import { bookingOn, readBookings } from './booking-facts.ts';
import { shownTo } from './staff-bookings.ts';
import { findUnits } from './units.ts';

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
