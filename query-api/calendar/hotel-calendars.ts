import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { cheapestFirst } from '../availability/availability.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { daysAsked } from '../stay-dates.ts';
import { sendCalendars } from './calendar-answer.ts';

const DETAIL = { th: 'ปฏิทินห้องพักของโรงแรม', en: "The calendars of the hotel's rooms" };

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
    const detail = JSON.stringify(DETAIL[language]);
    const frame = ['{"bookReaches":[', `],"detail":${detail}}`] as const;
    return sendCalendars(reply, { known, rooms, range, today, frame, version });
  };
