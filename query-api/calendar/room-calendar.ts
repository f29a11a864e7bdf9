import { RoomCalendarAnswer } from '@baanpak/contract/calendar/calendars.ts';
import { DaysQuery } from '@baanpak/contract/fields/query-fields.ts';
import { OfRoomParams } from '@baanpak/contract/room/room-queries.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { DAY_REFUSALS, daysAsked } from '../stay-dates.ts';
import { sendCalendars } from './calendar-answer.ts';

const DETAIL = { th: 'ปฏิทินห้องพัก', en: "The room's calendar" };

export const roomCalendar =
  ({ availability, now, config: { version } }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['bookings'],
      summary: "A room's calendar: where a stay may begin and end",
      params: OfRoomParams,
      querystring: DaysQuery,
      response: { 200: RoomCalendarAnswer },
    };
    app.get(
      '/outreach/bookings/room/:roomId',
      { config: { refuses: DAY_REFUSALS }, schema },
      async ({ params: { roomId }, query, language }, reply) => {
        const today = bangkokDay(now());
        const range = daysAsked(query, today);
        const known = await availability();
        const room = known.room(roomId.toLowerCase());
        if (!room) throw new Refusal('not-found', 'No such room');
        const detail = JSON.stringify(DETAIL[language]);
        const frame = ['{"bookReach":', `,"detail":${detail}}`] as const;
        return sendCalendars(reply, { known, rooms: [room], range, today, frame, version });
      },
    );
  };
