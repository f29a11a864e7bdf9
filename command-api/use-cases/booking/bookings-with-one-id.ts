import type { Pool } from 'pg';
import { commandDb } from '../../schema/tables.ts';

/** Whether the log may hold bookings from when a booking had one id (docs/adr/0026-two-ids-a-booking.md). */
export async function mayHaveBookingsWithOneId(pool: Pool): Promise<boolean> {
  const found = await commandDb(pool)
    .selectFrom('command.bookings_with_one_id')
    .select('may_exist')
    .execute();
  return found.some((row) => row.may_exist);
}
