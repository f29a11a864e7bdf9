import type { HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { openedBy } from './opened-by.ts';

/** A booking of an order, and what opens it to its guest; undefined where nothing does any more. */
export type Opened = Readonly<{ bookingId: string; guestId: string | undefined }>;

/** The stays of a checkout `c`, in its order. */
export const STAYS = sql<{
  stay: HeldStay;
  place: number;
}>`jsonb_array_elements(c.stays) with ordinality`.as<'s'>(sql`s (stay, place)`);
export const bookingOfStay = sql<string>`s.stay->>'bookingId'`;

/**
 * All that is paid for together with the booking that a guest's id opens, it among them, in the order of their
 * checkout. Throws `not-found`.
 */
export async function openOrder(
  { db, ids, guestIds }: Pick<Deps, 'db' | 'ids' | 'guestIds'>,
  guestId: string,
): Promise<readonly Opened[]> {
  const own = openedBy(ids, guestId);
  const found = await db
    .selectFrom('bookings as o')
    .innerJoin('bookings as b', 'b.checkout_uid', 'o.checkout_uid')
    .select((eb) => ['b.booking_id as bookingId', eb('b.booking_id', '=', own).as('isOwn')])
    .where('o.booking_id', '=', own)
    .orderBy(({ selectFrom }) =>
      selectFrom('checkouts as c')
        .innerJoin(STAYS, (join) => join.onTrue())
        .select('s.place')
        .whereRef('c.uid', '=', 'b.checkout_uid')
        .where(bookingOfStay, '=', sql<string>`b.booking_id::text`),
    )
    .orderBy('b.booking_id')
    .execute();
  if (found.length === 0) throw new Refusal('not-found', 'No such booking');
  const others = found.filter(({ isOwn }) => !isOwn).map(({ bookingId }) => bookingId);
  const known = others.length > 0 ? await guestIds(others) : new Map<string, string>();
  return found.map(({ bookingId, isOwn }) => ({
    bookingId,
    guestId: isOwn ? guestId.toLowerCase() : known.get(bookingId),
  }));
}
