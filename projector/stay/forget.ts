import { NO_GUEST } from '@baanpak/domain/stay/no-guest.ts';
import type { Pool } from 'pg';
import type { ErasedSubjects } from '../projection.ts';

/** What bookings say of erased guests. */
export async function forget(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  await pool.query(ofBookings(schema), [ids, JSON.stringify(NO_GUEST)]);
}

const ofBookings = (schema: string) => `
  UPDATE "${schema}".bookings SET guest = $2::jsonb,
    refunds = CASE WHEN refunds ? 'wish' THEN '{"wish": null}'::jsonb ELSE refunds END,
    refund_requests = ${withoutReasons('refund_requests')},
    refund_decisions = ${withoutReasons('refund_decisions')}
  WHERE booking_id = ANY ($1::uuid[]) AND guest <> $2::jsonb`;

const withoutReasons = (column: string) => `(
  SELECT coalesce(jsonb_object_agg(key, CASE WHEN value ? 'reason'
    THEN value || '{"reason": null}' ELSE value END), '{}') FROM jsonb_each(${column}))`;
