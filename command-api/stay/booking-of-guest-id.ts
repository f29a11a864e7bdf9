import type { Pool } from 'pg';

/** Looks in the read models, which may be a moment behind: only bookings of old have an entry there. */
export const bookingOfGuestId =
  (pool: Pool) =>
  async (guestIdHash: string): Promise<string | undefined> => {
    const { rows } = await pool.query<{ bookingId: string }>({
      name: 'booking-of-guest-id',
      text: 'SELECT booking_id AS "bookingId" FROM read.guest_ids WHERE guest_id_hash = $1',
      values: [guestIdHash],
    });
    return rows[0]?.bookingId;
  };
