import type { DocumentFacts, DocumentHotel } from '@baanpak/documents/document-facts.ts';
import type { ChargeMethod } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { type BookingRead, bookingColumns, bookingOn, bookingTables } from './booking-facts.ts';
import { openedBy } from './opened-by.ts';

type StayRead = BookingRead &
  Readonly<{
    documentHotel: DocumentHotel;
    paidAt: Instant | null;
    chargeMethod: ChargeMethod | null;
  }>;

// a payment that was late is the one that counts where it was accepted, and there was none in time
const chargeMethod = sql`(
  SELECT p.method FROM payments p
  WHERE p.checkout_uid = b.checkout_uid AND p.status = 'paid' AND b.terms->>'paymentMethod' = 'gateway'
  ORDER BY p.late, p.requested_at LIMIT 1)`;

/** All that documents say of the stay that a guest's id opens; throws `not-found`. */
export async function findStay(
  { db, ids, now }: Pick<Deps, 'db' | 'ids' | 'now'>,
  guestId: string,
): Promise<DocumentFacts> {
  const { rows } = await sql<StayRead>`
    SELECT ${bookingColumns}, h.details AS "documentHotel", b.paid_at AS "paidAt",
      ${chargeMethod} AS "chargeMethod"
    FROM ${bookingTables} WHERE b.booking_id = ${openedBy(ids, guestId)}`.execute(db);
  if (!rows[0]) throw new Refusal('not-found', 'No such booking');
  const { documentHotel, paidAt, chargeMethod: method, ...read } = rows[0];
  return {
    ...bookingOn(bangkokDay(now()))(read),
    guestId: guestId.toLowerCase(),
    hotel: documentHotel,
    payment: paidAt && { paidAt, method },
    invoice: read.taxInvoice,
  };
}
