import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import type { HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { UnreadableEvent } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { StayTables } from '@baanpak/projector/booking/tables.ts';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import type { BookingIds, Deps, GuestIds } from '../handler.ts';

const eb = expressionBuilder<StayTables>();

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

/** A booking of an order, and what opens it to its guest; undefined where nothing does any more. */
type Opened = Readonly<{ bookingId: string; guestId: string | undefined }>;

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

/**
 * Reads them where they are kept, sealed in the bookings' own streams: the read models have none. Left
 * out is who was erased, and who has none yet.
 */
export const guestIdsIn =
  (store: Pick<EventStore, 'readStream'>, codec: Pick<EventCodec, 'decode'>): GuestIds =>
  async (bookingIds) => {
    const found = new Map<string, string>();
    const read = async (bookingId: string) => {
      const guestId = await guestIdIn(store, codec, bookingId);
      if (guestId !== undefined) found.set(bookingId, guestId);
    };
    await Promise.all(bookingIds.map(read));
    return found;
  };

async function guestIdIn(
  store: Pick<EventStore, 'readStream'>,
  codec: Pick<EventCodec, 'decode'>,
  bookingId: string,
): Promise<string | undefined> {
  const stream = bookingStream(bookingId);
  // mostly the first event has it, and a stream is not read to its end
  for (const options of [{ limit: 1 }, {}]) {
    const stored = await store.readStream(stream, options);
    try {
      for (const event of await codec.decode<BookingEvent>(stored)) {
        const guestId = idIn(event);
        if (guestId !== undefined) return guestId;
      }
    } catch (error) {
      if (error instanceof UnreadableEvent) return undefined;
      throw error;
    }
  }
  return undefined;
}

/** Nothing of who was erased: what was personal is null. */
function idIn({ type, data }: BookingEvent): string | undefined {
  if (type === 'BookingPlaced' || type === 'BookingTaken') return data.guest?.guestId;
  return type === 'GuestIdGiven' ? (data.guestId ?? undefined) : undefined;
}
