import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { openBooking } from './booking-facts.ts';

const DETAIL = { th: 'ข้อมูลการจองของคุณ', en: 'Your booking' };

/** A booking as its guest sees it, under both of its paths. Its `_id` opens it, its short code does not. */
export const bookingPage =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}'> =>
  async ({ params: { id }, language }) => ({
    book: await openBooking(deps, id),
    detail: DETAIL[language],
  });
