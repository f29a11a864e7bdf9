import { bookingLink } from '@baanpak/documents/booking-link.ts';
import { calendarFileName, stayCalendar } from '@baanpak/documents/stay-calendar.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findStay } from './find-stay.ts';

/** A stay for the guest's own calendar, canceled where the stay is. */
export const bookingCalendarFile =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/stay.ics'> =>
  async ({ params: { id }, query: { lang } }, reply) => {
    const stay = await findStay(deps, id);
    const language = lang ?? stay.book.lang;
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${calendarFileName(stay)}"`)
      .send(stayCalendar(stay, bookingLink(deps.site(), stay.guestId, language), language));
  };
