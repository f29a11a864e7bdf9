import { JSON_TYPE } from '@baanpak/contract/answers/json-type.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay, type LocalDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import type { FastifyReply } from 'fastify';
import { type AsOfDeps, wasThere } from '../as-of/past.ts';
import { bookReachAt } from '../as-of/room-days-at.ts';
import { type Availability, cheapestFirst, isClosed } from '../availability/availability.ts';
import { bookReachOf, daysOfRoom, writeBookReach } from '../availability/book-reach.ts';
import { spanOf } from '../availability/by-day.ts';
import { areBroken, isFree } from '../availability/nights.ts';
import type { KnownRoom } from '../availability/rooms.ts';
import { type Deps, etagOf, type Handler } from '../handler.ts';
import { type DayRange, daysAsked, stayAsked } from '../stay-dates.ts';

const CALENDAR_DETAIL = { th: 'ปฏิทินห้องพัก', en: "The room's calendar" };

export const roomCalendar =
  ({
    availability,
    now,
    config: { version },
  }: Deps): Handler<'GET /outreach/bookings/room/{roomId}'> =>
  async ({ params: { roomId }, query, language }, reply) => {
    const today = bangkokDay(now());
    const range = daysAsked(query, today);
    const known = await availability();
    const room = known.room(roomId.toLowerCase());
    if (!room) throw new Refusal('not-found', 'No such room');
    const detail = JSON.stringify(CALENDAR_DETAIL[language]);
    const frame = ['{"bookReach":', `,"detail":${detail}}`] as const;
    return sendCalendars(reply, { known, rooms: [room], range, today, frame, version });
  };

/** A room's calendar for its staff: now, or as of an earlier moment. */
export const staffRoomCalendar =
  ({
    availability,
    past,
  }: Pick<Deps, 'availability'> & AsOfDeps): Handler<'GET /rooms/{id}/calendar'> =>
  async ({ params, query, language }) => {
    const id = params.id.toLowerCase();
    const { answer: bookReach, at } = await past.read(query.at, {
      groups: ['search'],
      async now(today) {
        const range = daysAsked(query, today);
        const known = await availability();
        const room = known.room(id);
        if (!room) throw new Refusal('not-found', 'No such room');
        return bookReachOf(room, daysOfRoom(known, room), range, today);
      },
      past: async (then) => wasThere(await bookReachAt(then, id, daysAsked(query, then.today))),
    });
    return { bookReach, at, detail: CALENDAR_DETAIL[language] };
  };

const CALENDARS_DETAIL = { th: 'ปฏิทินห้องพักของโรงแรม', en: "The calendars of the hotel's rooms" };

/** Disabled rooms are there too, full on every day; a disabled hotel is not. */
export const hotelCalendars =
  ({
    availability,
    now,
    config: { version },
  }: Deps): Handler<'GET /outreach/bookings/rooms/{hotelId}'> =>
  async ({ params: { hotelId }, query, language }, reply) => {
    const today = bangkokDay(now());
    const range = daysAsked(query, today);
    const known = await availability();
    const hotel = known.hotel(hotelId.toLowerCase());
    if (!hotel || hotel.disabled) throw new Refusal('not-found', 'No such hotel');
    const rooms = known.roomsOf(hotel).sort(cheapestFirst);
    const detail = JSON.stringify(CALENDARS_DETAIL[language]);
    const frame = ['{"bookReaches":[', `],"detail":${detail}}`] as const;
    return sendCalendars(reply, { known, rooms, range, today, frame, version });
  };

type Calendars = Readonly<{
  known: Availability;
  rooms: readonly KnownRoom[];
  range: DayRange;
  today: LocalDate;
  /** What stands before and behind the calendars, which are divided by commas. */
  frame: readonly [before: string, behind: string];
  version: string;
}>;

/** Sends calendars of rooms as JSON. Which batch touched a room last says what its calendar is. */
function sendCalendars(reply: FastifyReply, calendars: Calendars): FastifyReply {
  const { known, rooms, range, today, frame, version } = calendars;
  const answer = new AnswerWriter();
  answer.text(frame[0]);
  for (const [n, room] of rooms.entries()) {
    if (n > 0) answer.text(',');
    writeBookReach(answer, known, room, range, today);
  }
  answer.text(frame[1]);
  const parts = [version, known.epoch, range, today, frame, rooms.map(({ moved }) => moved)];
  return answer.send(reply.header('etag', etagOf(parts)).type(JSON_TYPE));
}

const TAKEN = {
  th: 'ห้องนี้ไม่ว่างในวันที่เลือก',
  en: 'This room is not available on these dates',
};
const FREE = { th: 'ห้องนี้ว่างในวันที่เลือก', en: 'This room is available on these dates' };

/** `exists`: something stands in the way of that stay, be it a booking, a rule or a closed room or hotel. */
export const stayExists =
  ({ availability, now }: Deps): Handler<'GET /outreach/bookings/is-exists/{roomId}'> =>
  async ({ params: { roomId }, query, language }) => {
    const { check_in_date: checkIn, check_out_date: checkOut } = query;
    const stay = stayAsked(checkIn, checkOut, bangkokDay(now()));
    const exists = isTaken(await availability(), roomId.toLowerCase(), stay);
    if (exists === undefined) throw new Refusal('not-found', 'No such room');
    return { exists, detail: (exists ? TAKEN : FREE)[language] };
  };

/** Undefined for a room that is not there. */
function isTaken(known: Availability, roomId: string, stay: Stay): boolean | undefined {
  const room = known.room(roomId);
  if (!room) return undefined;
  const span = spanOf(stay);
  return isClosed(known, room) || !isFree(known, room, span) || areBroken(room.rules, span);
}
