import type { GuestDetails } from '@baanpak/domain/stay/booking-messages.ts';
import { NO_GUEST } from '@baanpak/domain/stay/no-guest.ts';
import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';
import type { BookingRow, StayTables } from './tables.ts';

/** What bookings say of erased guests. */
export async function forget(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  const guest = sql<GuestDetails>`${JSON.stringify(NO_GUEST)}::jsonb`;
  await openKysely<StayTables>(pool)
    .withSchema(schema)
    .updateTable('bookings')
    .set({
      guest,
      refunds: sql`case when refunds ? 'wish' then '{"wish": null}'::jsonb else refunds end`,
      refund_requests: withoutReasons('refund_requests'),
      refund_decisions: withoutReasons('refund_decisions'),
    })
    .where('booking_id', '=', anyOf(ids))
    .where('guest', '<>', guest)
    .execute();
}

const withoutReasons = <Column extends 'refund_requests' | 'refund_decisions'>(column: Column) =>
  sql<BookingRow[Column]>`(
    select coalesce(jsonb_object_agg(key, case when value ? 'reason'
      then value || '{"reason": null}' else value end), '{}') from jsonb_each(${sql.ref(column)}))`;
