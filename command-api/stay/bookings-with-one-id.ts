import type { Pool } from 'pg';

/** Whether the log may hold bookings from when a booking had one id (docs/adr/0026-two-ids-a-booking.md). */
export async function mayHaveBookingsWithOneId(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ mayExist: boolean }>(
    'SELECT may_exist AS "mayExist" FROM command.bookings_with_one_id',
  );
  return rows.some(({ mayExist }) => mayExist);
}
