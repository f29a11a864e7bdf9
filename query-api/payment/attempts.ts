import type { OfOrder } from '@baanpak/contract/booking/present-booking.ts';
import { outcomeOf, toCharge } from '@baanpak/contract/payment/to-charge.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { ChargeStatus } from '@baanpak/projector/payment/tables.ts';
import { sql } from 'kysely';
import { bookingOn, readBookings } from '../booking/booking.ts';
import { bookingOfStay, STAYS } from '../booking/guest-ids.ts';
import type { Deps, Handler } from '../handler.ts';

const PAYMENT_RESULT = { th: 'ผลการชำระเงิน', en: 'The result of the payment' };

export const chargeResult =
  (deps: Deps): Handler<'GET /payments/charge/{charge_id}'> =>
  async ({ params: { charge_id: chargeId }, query, language }) => {
    const found = await findAttempt(deps, { chargeId });
    if (!found) throw new Refusal('not-found', 'No such charge');
    const charge = toCharge(chargeId, found.attempt, found.books, query.bookingId);
    return { ...charge, detail: PAYMENT_RESULT[language] };
  };

/** What the page a bank leads back to shows anybody: an attempt's id stands in its address. */
export const attemptResult =
  (deps: Deps): Handler<'GET /payments/attempts/{attempt_id}'> =>
  async ({ params: { attempt_id: attemptId }, language }) => {
    const found = await findAttempt(deps, { attemptId });
    if (!found) throw new Refusal('not-found', 'No such payment');
    const outcome = outcomeOf(found.attempt, found.books);
    return { attempt_id: attemptId, ...outcome, detail: PAYMENT_RESULT[language] };
  };

type Attempt = Readonly<{ status: ChargeStatus; failureCode: string | null }>;
type Named = Readonly<{ chargeId: string } | { attemptId: string }>;

/**
 * An attempt to pay and the bookings it is for, in the order of the stays of the checkout, as the
 * write's answer has them; read at one moment. Undefined where there is none.
 */
async function findAttempt(
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

/**
 * What staff know an attempt `p` to pay by: its own id opens its state to anyone who has it. An index stands on this
 * very expression.
 */
export const staffPaymentId = sql<string>`md5(p.attempt_id::text)::uuid`;
