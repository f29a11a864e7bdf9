import type { PaidFor } from '@baanpak/contract/payment/to-charge.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { ChargeStatus } from '@baanpak/projector/payment/tables.ts';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import {
  type BookingRead,
  bookingColumns,
  bookingOn,
  bookingTables,
} from '../stay/booking-facts.ts';

type Attempt = Readonly<{ status: ChargeStatus; failureCode: string | null }>;
type Named = Readonly<{ chargeId: string } | { attemptId: string }>;

/**
 * An attempt to pay and the bookings it is for, in the order of the stays of the checkout, as the
 * write's answer has them; read at one moment. Undefined where there is none.
 */
export async function findAttempt(
  { db, now, guestIds }: Pick<Deps, 'db' | 'now' | 'guestIds'>,
  named: Named,
): Promise<{ attempt: Attempt; books: PaidFor[] } | undefined> {
  const isNamed =
    'chargeId' in named
      ? sql`p.charge_id = ${named.chargeId}`
      : sql`p.attempt_id = ${named.attemptId}`;
  const { rows } = await sql<BookingRead & Readonly<{ attempt: Attempt }>>`
    SELECT ${bookingColumns}, 
      json_build_object('status', p.status, 'failureCode', p.failure_code) AS attempt
    FROM ${bookingTables}
    JOIN payments p USING (checkout_uid)
    JOIN checkouts c ON c.uid = b.checkout_uid
    JOIN jsonb_array_elements(c.stays) WITH ORDINALITY AS s (stay, place)
      ON stay->>'bookingId' = b.booking_id::text
    WHERE ${isNamed} ORDER BY place`.execute(db);
  if (!rows[0]) return undefined;
  const toBook = bookingOn(bangkokDay(now()));
  const known = rows.map(({ attempt: _, ...book }) => toBook(book));
  const ids = await guestIds(known.map(({ bookingId }) => bookingId));
  const books = known.map(({ bookingId, book }) => ({ guestId: ids.get(bookingId), book }));
  return { attempt: rows[0].attempt, books };
}
