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

const DETAIL = { th: 'ปฏิทินห้องพักของโรงแรม', en: "The calendars of the hotel's rooms" };

/** Disabled rooms are there too, full on every day; a disabled hotel is not. */
export const hotelCalendars =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['bookings'],
      summary: "The calendars of a hotel's rooms",
      params: Type.Object({ hotelId: Type.String({ format: 'uuid' }) }),
      querystring: Type.Object({ from: Type.Optional(DaySchema), to: Type.Optional(DaySchema) }),
      response: { 200: withDetail({ bookReaches: Type.Array(BookReachSchema) }) },
    };
    app.get(
      '/outreach/bookings/rooms/:hotelId',
      { config: { refuses: DAY_REFUSALS }, schema },
      async ({ params: { hotelId }, query, language }) => {
        const today = bangkokDay(now());
        const range = daysAsked(query, today);
        const { rows: hotels } = await sql`
          SELECT FROM read.hotels WHERE hotel_id = ${hotelId} AND NOT disabled`.execute(db);
        if (hotels.length === 0) throw new Refusal('not-found', 'No such hotel');
        const found = await findCalendars(db, sql`r.hotel_id = ${hotelId}`, range);
        const bookReaches = found.map((calendar) => toBookReach(calendar, range, today));
        return { bookReaches, detail: DETAIL[language] };
      },
    );
  };
