import type { Owned } from '@baanpak/infrastructure/http/staff.ts';
import { sql } from 'kysely';
import type { ReadDb } from '../deps.ts';

/** Whose hotel a booking is at; undefined where there is no such booking. */
export async function ownerOfBooking(db: ReadDb, bookingId: string): Promise<Owned | undefined> {
  const { rows } = await sql<Owned>`
    SELECT owner_id AS "ownerId" FROM bookings
    WHERE booking_id::text = ${bookingId}`.execute(db);
  return rows[0];
}
