import type { Pool } from 'pg';
import { latestReadModel } from '../../schema/latest-read-model.ts';

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
