import type { OwnedBy } from '@baanpak/infrastructure/http/staff.ts';
import type { ReadDb } from '../deps.ts';

/** Whose hotel a booking is at; undefined where there is no such booking. */
export const ownerOfBooking = (db: ReadDb, bookingId: string): Promise<OwnedBy | undefined> =>
  db
    .selectFrom('bookings')
    .select('owner_id as ownerId')
    .where((eb) => eb(eb.cast<string>('booking_id', 'text'), '=', bookingId))
    .executeTakeFirst();
