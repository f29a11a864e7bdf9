import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { daysAsked } from '../stay-dates.ts';
import { sendCalendars } from './calendar-answer.ts';

const DETAIL = { th: 'ปฏิทินห้องพัก', en: "The room's calendar" };

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
    const detail = JSON.stringify(DETAIL[language]);
    const frame = ['{"bookReach":', `,"detail":${detail}}`] as const;
    return sendCalendars(reply, { known, rooms: [room], range, today, frame, version });
  };
