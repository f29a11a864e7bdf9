import type { GuestDetails } from '@baanpak/domain/booking/booking-messages.ts';
import { NO_GUEST } from '@baanpak/domain/booking/no-guest.ts';
import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';
import type { BookingRow, StayTables } from './tables.ts';

/** What bookings say of erased guests. */
export async function forgetBookings(
  pool: Pool,
  schema: string,
  { ids }: ErasedSubjects,
): Promise<void> {
  const guest = sql<GuestDetails>`${JSON.stringify(NO_GUEST)}::jsonb`;
  await openKysely<StayTables>(pool)
    .withSchema(schema)
    .updateTable('bookings')
    .set({
      guest,
      staff_note: null,
      announced: null,
      refunds: sql`case when refunds ? 'wish' then '{"wish": null}'::jsonb else refunds end`,
      extras: withoutField('extras', 'text'),
      desk_payments: withoutField('desk_payments', 'reference'),
      refund_requests: withoutField('refund_requests', 'reason'),
      refund_decisions: withoutField('refund_decisions', 'reason'),
    })
    .where('booking_id', '=', anyOf(ids))
    .where(({ eb, or }) =>
      or([
        eb('guest', '<>', guest),
        eb('staff_note', 'is not', null),
        eb('announced', 'is not', null),
      ]),
    )
    .execute();
}

type Personal = 'refund_requests' | 'refund_decisions' | 'extras' | 'desk_payments';

/** A column of entries by id, with null for what each says of the guest. */
const withoutField = <Column extends Personal>(column: Column, field: string) =>
  sql<BookingRow[Column]>`(
    select coalesce(jsonb_object_agg(key, case when value ? ${field}::text
      then value || jsonb_build_object(${field}::text, null) else value end), '{}')
    from jsonb_each(${sql.ref(column)}))`;
