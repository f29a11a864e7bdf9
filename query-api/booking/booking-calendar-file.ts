import { PrintQuery, StayCalendarAnswer } from '@baanpak/contract/booking/booking-queries.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { bookingLink } from '@baanpak/documents/booking-link.ts';
import { calendarFileName, stayCalendar } from '@baanpak/documents/stay-calendar.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { findStay } from './find-stay.ts';

/** A stay for the guest's own calendar, canceled where the stay is. */
export const bookingCalendarFile =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/outreach/bookings/:id/stay.ics',
      {
        config: { private: true },
        schema: {
          tags: ['bookings'],
          summary: 'A stay as a calendar file',
          params: IdParams,
          querystring: PrintQuery,
          response: { 200: StayCalendarAnswer },
        },
      },
      async ({ params: { id }, query: { lang } }, reply) => {
        const stay = await findStay(deps, id);
        const language = lang ?? stay.book.lang;
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `attachment; filename="${calendarFileName(stay)}"`)
          .send(stayCalendar(stay, bookingLink(deps.site(), stay.guestId, language), language));
      },
    );
  };
