import { bangkokDay } from '@baanpak/domain/values/local-date.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { ChargeStatus } from '@baanpak/projector/schema/tables.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { ChargeSchema } from '../contract/charge.ts';
import { withDetail } from '../contract/detail.ts';
import { toCharge } from '../contract/to-charge.ts';
import type { Deps } from '../deps.ts';
import {
  type BookingRead,
  bookingColumns,
  bookingOn,
  bookingTables,
} from '../stay/booking-facts.ts';

const DETAIL = { th: 'ผลการชำระเงิน', en: 'The result of the payment' };

export const chargeResult =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['payments'],
      summary: 'What became of a charge, and its bookings',
      params: Type.Object({ charge_id: Type.String() }),
      response: { 200: withDetail(ChargeSchema.properties) },
    };
    app.get(
      '/payments/charge/:charge_id',
      { config: { private: true }, schema },
      async ({ params, language }) => {
        const { rows: payments } = await sql<{ status: ChargeStatus; uid: string }>`
          SELECT status, checkout_uid AS uid FROM read.payments
          WHERE charge_id = ${params.charge_id}`.execute(db);
        const payment = payments[0];
        if (!payment) throw new Refusal('not-found', 'No such charge');
        // in the order of the stays of the checkout, as the write's answer has them
        const { rows: books } = await sql<BookingRead>`
          SELECT ${bookingColumns} FROM ${bookingTables}
          JOIN read.checkouts c ON c.uid = b.checkout_uid
          JOIN jsonb_array_elements(c.stays) WITH ORDINALITY AS s (stay, place)
            ON stay->>'bookingId' = b.booking_id::text
          WHERE b.checkout_uid = ${payment.uid} ORDER BY place`.execute(db);
        const charge = toCharge(
          params.charge_id,
          payment.status,
          books.map(bookingOn(bangkokDay(now()))),
        );
        return { ...charge, detail: DETAIL[language] };
      },
    );
  };
