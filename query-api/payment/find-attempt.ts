import type { OfOrder } from '@baanpak/contract/booking/present-booking.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { ChargeStatus } from '@baanpak/projector/payment/tables.ts';
import { sql } from 'kysely';
import { bookingOn, readBookings } from '../booking/booking-facts.ts';
import { bookingOfStay, STAYS } from '../booking/order.ts';
import type { Deps } from '../deps.ts';

type Attempt = Readonly<{ status: ChargeStatus; failureCode: string | null }>;
type Named = Readonly<{ chargeId: string } | { attemptId: string }>;

/**
 * An attempt to pay and the bookings it is for, in the order of the stays of the checkout, as the
 * write's answer has them; read at one moment. Undefined where there is none.
 */
export async function findAttempt(
  { db, now, guestIds }: Pick<Deps, 'db' | 'now' | 'guestIds'>,
  named: Named,
): Promise<{ attempt: Attempt; books: OfOrder[] } | undefined> {
  const rows = await readBookings(db)
    .innerJoin('payments as p', 'p.checkout_uid', 'b.checkout_uid')
    .innerJoin('checkouts as c', 'c.uid', 'b.checkout_uid')
    .innerJoin(STAYS, (join) => join.on(bookingOfStay, '=', sql<string>`b.booking_id::text`))
    .select(['p.status as attemptStatus', 'p.failure_code as failureCode'])
    .where((eb) =>
      'chargeId' in named
        ? eb('p.charge_id', '=', named.chargeId)
        : eb('p.attempt_id', '=', named.attemptId),
    )
    .orderBy('s.place')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const toBook = bookingOn(bangkokDay(now()));
  const known = rows.map(toBook);
  const ids = await guestIds(known.map(({ bookingId }) => bookingId));
  const books = known.map(({ bookingId, book }) => ({ guestId: ids.get(bookingId), book }));
  const { attemptStatus: status, failureCode } = first;
  return { attempt: { status, failureCode }, books };
}
