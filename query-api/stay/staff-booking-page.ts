import { bangkokDay } from '@baanpak/domain/values/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { BookingSchema } from '../contract/booking.ts';
import { withDetail } from '../contract/detail.ts';
import type { Deps } from '../deps.ts';
import { findBooking } from './booking-facts.ts';
import { ownerOfBooking } from './owner-of-booking.ts';
import { shownTo } from './staff-bookings.ts';

const DETAIL = { th: 'ข้อมูลการจอง', en: 'The booking' };

type Query = Readonly<Record<string, unknown>>;

/** A booking by its `_id`, as staff see it now. */
export const staffBookingPage =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/bookings/:id',
      {
        config: {
          staff: { action: 'read-stays', of: (id) => ownerOfBooking(db, id) },
        },
        schema: {
          tags: ['bookings'],
          summary: 'A booking, for staff',
          params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
          response: { 200: withDetail({ book: BookingSchema }) },
        },
        // an unknown parameter is dropped, and who asks for the past must not be shown the present
        preValidation: async ({ query }) => {
          if ((query as Query).at !== undefined)
            throw invalidField('at', { th: 'ยังไม่รองรับ', en: 'is not supported' });
        },
      },
      async (request) => {
        const book = await findBooking(db, request.params.id, bangkokDay(now()));
        return { book: shownTo(request)(book), detail: DETAIL[request.language] };
      },
    );
  };
