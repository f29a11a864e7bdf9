import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { ServerIds } from '@baanpak/infrastructure/http/server-ids.ts';
import type { StayTables } from '@baanpak/projector/booking/tables.ts';
import { type Expression, expressionBuilder } from 'kysely';
import type { ReadDb } from '../deps.ts';

const eb = expressionBuilder<StayTables>();

/** What is made of a guest's id to find the booking it opens. */
export type BookingIds = Pick<ServerIds, 'staffIdOf' | 'guestIdHashOf'>;

/**
 * The id of the booking that a guest's id opens: the one derived from it, or for a booking of an earlier version the one
 * it was given to (docs/adr/0026-two-ids-a-booking.md). A booking's own id opens nothing.
 */
export const openedBy = (ids: BookingIds, guestId: string): Expression<string> =>
  eb.fn.coalesce(
    eb
      .selectFrom('guest_ids')
      .select('booking_id')
      .where('guest_id_hash', '=', ids.guestIdHashOf(guestId)),
    eb.cast<string>(eb.val(ids.staffIdOf(guestId)), 'uuid'),
  );

/** The bookings that guests' ids open, as `openedBy` does, by those ids; one that is not there is left out. */
export async function readOpened(
  { db, ids }: Readonly<{ db: ReadDb; ids: BookingIds }>,
  guestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const hashOf = new Map(guestIds.map((guestId) => [guestId, ids.guestIdHashOf(guestId)]));
  const given = await db
    .selectFrom('guest_ids')
    .select(['guest_id_hash', 'booking_id'])
    .where('guest_id_hash', '=', anyOf([...hashOf.values()]))
    .execute();
  const byHash = new Map(given.map((row) => [row.guest_id_hash, row.booking_id]));
  const opened = guestIds.map((guestId) => {
    const bookingId = byHash.get(hashOf.get(guestId) ?? '') ?? ids.staffIdOf(guestId);
    return [guestId, bookingId] as const;
  });
  const bookings = await db
    .selectFrom('bookings')
    .select('booking_id')
    .where('booking_id', '=', anyOf(opened.map(([, bookingId]) => bookingId)))
    .execute();
  const there = new Set(bookings.map((row) => row.booking_id));
  return new Map(opened.filter(([, bookingId]) => there.has(bookingId)));
}
