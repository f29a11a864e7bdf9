import { bangkokDay } from '@baanpak/domain/values/local-date.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { ChargeStatus } from '@baanpak/projector/schema/tables.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { ChargeSchema } from '../contract/charge.ts';
import { withDetail } from '../contract/detail.ts';
import { toCharge } from '../contract/to-charge.ts';
import type { Deps, ReadDb } from '../deps.ts';
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
        const rows = await findBooks(db, params.charge_id);
        if (!rows[0]) throw new Refusal('not-found', 'No such charge');
        const today = bookingOn(bangkokDay(now()));
        const books = rows.map(({ attempt: _, ...book }) => today(book));
        const charge = toCharge(params.charge_id, rows[0].attempt, books);
        return { ...charge, detail: DETAIL[language] };
      },
    );
  };

type Attempt = Readonly<{ status: ChargeStatus; failureCode: string | null }>;

/**
 * The bookings a charge is for, in the order of the stays of the checkout, as the write's answer has
 * them; read at one moment with what became of it.
 */
async function findBooks(db: ReadDb, chargeId: string) {
  const { rows } = await sql<BookingRead & Readonly<{ attempt: Attempt }>>`
    SELECT ${bookingColumns}, 
      json_build_object('status', p.status, 'failureCode', p.failure_code) AS attempt
    FROM ${bookingTables}
    JOIN read.payments p USING (checkout_uid)
    JOIN read.checkouts c ON c.uid = b.checkout_uid
    JOIN jsonb_array_elements(c.stays) WITH ORDINALITY AS s (stay, place)
      ON stay->>'bookingId' = b.booking_id::text
    WHERE p.charge_id = ${chargeId} ORDER BY place`.execute(db);
  return rows;
}
