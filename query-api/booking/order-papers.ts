import {
  OrderPapersAnswer,
  PrintQuery,
  StayCalendarAnswer,
} from '@baanpak/contract/booking/booking-queries.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { bookingLink } from '@baanpak/documents/booking-link.ts';
import { orderFileName, orderPapers } from '@baanpak/documents/order-papers.ts';
import { calendarOf } from '@baanpak/documents/stay-calendar.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { findStaysOfOrder } from './find-stay.ts';

/** The papers and the calendar file of all that is paid for together; any of its bookings opens them. */
export const papersOfOrder =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/outreach/bookings/:id/order.pdf',
      {
        config: { private: true, refuses: ['not-paid'] },
        schema: {
          tags: ['bookings'],
          summary: 'The papers of all bookings of an order, as one PDF',
          params: IdParams,
          querystring: PrintQuery,
          response: { 200: OrderPapersAnswer },
        },
      },
      async ({ params: { id }, query: { lang } }, reply) => {
        const order = await findStaysOfOrder(deps, id);
        const papers = await orderPapers(order, lang);
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${orderFileName(order)}.pdf"`)
          .send(papers);
      },
    );
    app.get(
      '/outreach/bookings/:id/order.ics',
      {
        config: { private: true },
        schema: {
          tags: ['bookings'],
          summary: 'All stays of an order as one calendar file',
          params: IdParams,
          querystring: PrintQuery,
          response: { 200: StayCalendarAnswer },
        },
      },
      async ({ params: { id }, query: { lang } }, reply) => {
        const order = await findStaysOfOrder(deps, id);
        const language = lang ?? order[0].book.lang;
        const site = deps.site();
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `attachment; filename="${orderFileName(order)}.ics"`)
          .send(calendarOf(order, ({ guestId }) => bookingLink(site, guestId, language), language));
      },
    );
  };
