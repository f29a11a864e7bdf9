import { bookingLink } from '@baanpak/documents/booking-link.ts';
import { orderFileName, orderPapers } from '@baanpak/documents/order-papers.ts';
import { calendarOf } from '@baanpak/documents/stay-calendar.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findStaysOfOrder } from './find-stay.ts';

/** The papers of all that is paid for together; any of its bookings opens them. */
export const papersOfOrder =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/order.pdf'> =>
  async ({ params: { id }, query: { lang } }, reply) => {
    const order = await findStaysOfOrder(deps, id);
    const papers = await orderPapers(order, lang);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${orderFileName(order)}.pdf"`)
      .send(papers);
  };

/** The calendar file of the same stays. */
export const calendarOfOrder =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/order.ics'> =>
  async ({ params: { id }, query: { lang } }, reply) => {
    const order = await findStaysOfOrder(deps, id);
    const language = lang ?? order[0].book.lang;
    const site = deps.site();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${orderFileName(order)}.ics"`)
      .send(calendarOf(order, ({ guestId }) => bookingLink(site, guestId, language), language));
  };
