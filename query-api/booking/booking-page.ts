import { BookingAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { openBooking } from './booking-facts.ts';

const DETAIL = { th: 'ข้อมูลการจองของคุณ', en: 'Your booking' };

/** A booking as its guest sees it, under both of its paths. Its `_id` opens it, its short code does not. */
export const bookingPage =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['bookings'],
      summary: 'A booking as its guest sees it',
      params: IdParams,
      response: { 200: BookingAnswer },
    };
    for (const path of ['/outreach/bookings/:id', '/search/bookings/:id'])
      app.get(
        path,
        { config: { private: true }, schema },
        async ({ params: { id }, language }) => ({
          book: await openBooking(deps, id),
          detail: DETAIL[language],
        }),
      );
  };
