import { bangkokDay } from '@baanpak/domain/values/local-date.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { BookReachSchema } from '../contract/book-reach.ts';
import { withDetail } from '../contract/detail.ts';
import type { Deps } from '../deps.ts';
import { DAY_REFUSALS, DaySchema, daysAsked } from '../stay-dates.ts';
import { findCalendars } from './find-calendars.ts';
import { toBookReach } from './to-book-reach.ts';

const DETAIL = { th: 'ปฏิทินห้องพัก', en: "The room's calendar" };

export const roomCalendar =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['bookings'],
      summary: "A room's calendar: where a stay may begin and end",
      params: Type.Object({ roomId: Type.String({ format: 'uuid' }) }),
      querystring: Type.Object({ from: Type.Optional(DaySchema), to: Type.Optional(DaySchema) }),
      response: { 200: withDetail({ bookReach: BookReachSchema }) },
    };
    app.get(
      '/outreach/bookings/room/:roomId',
      { config: { refuses: DAY_REFUSALS }, schema },
      async ({ params: { roomId }, query, language }) => {
        const today = bangkokDay(now());
        const range = daysAsked(query, today);
        const [found] = await findCalendars(db, sql`r.room_id = ${roomId}`, range);
        if (!found) throw new Refusal('not-found', 'No such room');
        return { bookReach: toBookReach(found, range, today), detail: DETAIL[language] };
      },
    );
  };
