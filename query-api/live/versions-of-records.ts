import { SITE_ID } from '@baanpak/contract/site/site.ts';
import type { Action } from '@baanpak/domain/values/people/roles.ts';
import type { Resource } from '@baanpak/projector/schema/topics.ts';
import type { ReadDb } from '../deps.ts';
import { staffPaymentId } from '../payment/staff-payment-id.ts';

/** What one must be allowed to read to hear of a record. */
export const RIGHT_TO_READ: Readonly<Record<Resource, Action>> = {
  bookings: 'read-stays',
  hotels: 'read-stays',
  rooms: 'read-stays',
  users: 'read-users',
  cases: 'read-money',
  refunds: 'read-money',
  payments: 'read-money',
  partners: 'manage-site',
  reviews: 'read-stays',
  site: 'manage-site',
};

/** `key`: what the projector calls the record; `id`: what staff do. A record of several owners comes once for each. */
type Known = Readonly<{
  key: string;
  id: string;
  ownerId: string | null;
  version: number | null;
}>;

/** The records that there are of those with these keys, whose each is and what it is at by now. */
export const readVersions = (
  db: ReadDb,
  resource: Resource,
  keys: ReadonlyMap<string, unknown>,
): Promise<Known[]> => READ[resource](db, [...keys.keys()]);

const READ: Readonly<Record<Resource, (db: ReadDb, keys: string[]) => Promise<Known[]>>> = {
  bookings: (db, keys) =>
    db
      .selectFrom('bookings')
      .select(['booking_id as key', 'booking_id as id', 'owner_id as ownerId', 'version'])
      .where('booking_id', 'in', keys)
      .execute(),
  hotels: (db, keys) =>
    db
      .selectFrom('hotels')
      .select(['hotel_id as key', 'hotel_id as id', 'owner_id as ownerId', 'version'])
      .where('hotel_id', 'in', keys)
      .execute(),
  rooms: (db, keys) =>
    db
      .selectFrom('rooms')
      .select(['room_id as key', 'room_id as id', 'owner_id as ownerId', 'version'])
      .where('room_id', 'in', keys)
      .execute(),
  users: (db, keys) =>
    db
      .selectFrom('users')
      .select(['user_id as key', 'user_id as id', 'owner_id as ownerId', 'version'])
      .where('user_id', 'in', keys)
      .execute(),
  cases: (db, keys) =>
    db
      .selectFrom('money_cases')
      .select(['case_id as key', 'case_id as id', 'owner_id as ownerId', 'version'])
      .where('case_id', 'in', keys)
      .execute(),
  refunds: readRefunds,
  payments: readPayments,
  partners: async (db, keys) =>
    (
      await db
        .selectFrom('partner_applications')
        .select(['application_id as key', 'application_id as id', 'version'])
        .where('application_id', 'in', keys)
        .execute()
    ).map((known) => ({ ...known, ownerId: null })),
  reviews: (db, keys) =>
    db
      .selectFrom('reviews')
      .select(['review_id as key', 'review_id as id', 'owner_id as ownerId', 'version'])
      .where('review_id', 'in', keys)
      .execute(),
  site: async (_db, [key = '']) => [{ key, id: SITE_ID, ownerId: null, version: null }],
};

/** A refund is named by its booking and its own id, and is at what its booking is at. */
async function readRefunds(db: ReadDb, keys: string[]): Promise<Known[]> {
  const bookingIds = keys.map((key) => key.split('.')[0] ?? '');
  const bookings = await db
    .selectFrom('bookings')
    .select(['booking_id', 'owner_id as ownerId', 'version'])
    .where('booking_id', 'in', bookingIds)
    .execute();
  return keys.flatMap((key) =>
    bookings
      .filter(({ booking_id }) => key.startsWith(`${booking_id}.`))
      .map(({ ownerId, version }) => ({ key, id: key, ownerId, version })),
  );
}

/** An attempt to pay is its bookings' owners'; staff know it by what its own id is not told from. */
async function readPayments(db: ReadDb, keys: string[]): Promise<Known[]> {
  const attempts = await db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.checkout_uid', 'p.checkout_uid')
    .select(['p.attempt_id as key', 'b.owner_id as ownerId'])
    .select(staffPaymentId.as('id'))
    .where('p.attempt_id', 'in', keys)
    .distinct()
    .execute();
  return attempts.map((attempt) => ({ ...attempt, version: null }));
}
