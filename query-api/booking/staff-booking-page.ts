import { StaffBookingAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { findBooking } from './booking-facts.ts';
import { ownerOfBooking } from './owner-of-booking.ts';
import { shownTo } from './staff-bookings.ts';

const DETAIL = { th: 'ข้อมูลการจอง', en: 'The booking' };

/** A booking by its `_id`, as staff see it now. */
export const staffBookingPage =
  ({ db, now }: Deps, path = '/bookings/:id'): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      path,
      {
        config: {
          staff: { action: 'read-stays', of: (id) => ownerOfBooking(db, id) },
        },
        schema: {
          tags: ['bookings'],
          summary: 'A booking, for staff',
          params: IdParams,
          response: { 200: StaffBookingAnswer },
        },
      },
      async (request) => {
        const known = await findBooking(db, request.params.id, bangkokDay(now()));
        return { book: shownTo(request)(known), detail: DETAIL[request.language] };
      },
    );
  };
