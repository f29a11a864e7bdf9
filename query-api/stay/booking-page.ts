import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { BookingSchema } from '../contract/booking.ts';
import { withDetail } from '../contract/detail.ts';
import type { Deps, ReadDb } from '../deps.ts';
import { type BookingRead, bookingColumns, bookingOf, bookingTables } from './booking-facts.ts';

const DETAIL = { th: 'ข้อมูลการจองของคุณ', en: 'Your booking' };

/** A booking as its guest sees it, under both of its paths. Its `_id` opens it, its short code does not. */
export const bookingPage =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['bookings'],
      summary: 'A booking as its guest sees it',
      params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
      response: { 200: withDetail({ book: BookingSchema }) },
    };
    for (const path of ['/outreach/bookings/:id', '/search/bookings/:id'])
      app.get(
        path,
        { config: { private: true }, schema },
        async ({ params: { id }, language }) => ({
          book: await findBooking(db, id),
          detail: DETAIL[language],
        }),
      );
  };

async function findBooking(db: ReadDb, bookingId: string) {
  const { rows } = await sql<BookingRead>`
    SELECT ${bookingColumns} FROM ${bookingTables} WHERE b.booking_id = ${bookingId}`.execute(db);
  if (!rows[0]) throw new Refusal('not-found', 'No such booking');
  return bookingOf(rows[0]);
}
