import { furthestSchema } from '@baanpak/infrastructure/read-models/furthest-schema.ts';
import type { Pool } from 'pg';

/** Looks in the read models, which may be a moment behind: only bookings of old have an entry there. */
export const bookingOfGuestId =
  (pool: Pool) =>
  async (guestIdHash: string): Promise<string | undefined> => {
    const schema = await furthestSchema(pool, 'bookings');
    const { rows } = await pool.query<{ bookingId: string }>({
      name: `booking-of-guest-id ${schema}`,
      text: `SELECT booking_id AS "bookingId" FROM ${schema}.guest_ids WHERE guest_id_hash = $1`,
      values: [guestIdHash],
    });
    return rows[0]?.bookingId;
  };
