import type { Pool } from 'pg';
import { latestReadModel } from '../../schema/latest-read-model.ts';
import { commandDb } from '../../schema/tables.ts';

/** Whether the log may hold bookings from when a booking had one id (docs/adr/0026-two-ids-a-booking.md). */
export async function mayHaveBookingsWithOneId(pool: Pool): Promise<boolean> {
  const found = await commandDb(pool)
    .selectFrom('command.bookings_with_one_id')
    .select('may_exist')
    .execute();
  return found.some((row) => row.may_exist);
}

/** Looks in the read models, which may be a moment behind: only bookings of an earlier version have an entry there. */
export const bookingOfGuestId =
  (pool: Pool) =>
  async (guestIdHash: string): Promise<string | undefined> => {
    const found = await (await latestReadModel(pool, 'bookings'))
      .selectFrom('guest_ids')
      .select('booking_id')
      .where('guest_id_hash', '=', guestIdHash)
      .executeTakeFirst();
    return found?.booking_id;
  };
