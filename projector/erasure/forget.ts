import { NO_GUEST } from '@baanpak/domain/stay/no-guest.ts';
import { knownDetails } from '@baanpak/domain/user/user.ts';
import type { Pool } from 'pg';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Takes what the read models say of erased subjects out of them, which leaves the rows that a rebuild
 * would make. A subject is a booking, a checkout, a user or a case of money.
 */
export async function forget(
  pool: Pool,
  schema: string,
  subjects: readonly string[],
): Promise<void> {
  const ids = subjects.filter((subject) => UUID.test(subject));
  if (subjects.length === 0) return;
  await pool.query(ofBookings(schema), [ids, JSON.stringify(NO_GUEST)]);
  await pool.query(ofCheckouts(schema), [ids]);
  await pool.query(ofUsers(schema), [ids, JSON.stringify(knownDetails(null))]);
  await pool.query(ofCases(schema), [subjects]);
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

const ofCheckouts = (schema: string) => `
  UPDATE "${schema}".checkouts SET notes = NULL WHERE uid = ANY ($1::uuid[]) AND notes IS NOT NULL`;

const ofUsers = (schema: string) => `
  UPDATE "${schema}".users SET username = '', details = $2::jsonb
  WHERE user_id = ANY ($1::uuid[]) AND details <> $2::jsonb`;

/** A reason is sealed for the first booking of its case, else for its checkout or itself. */
const ofCases = (schema: string) => `
  UPDATE "${schema}".money_cases SET reason = NULL
  WHERE (case_id = ANY ($1::text[]) OR booking_ids->>0 = ANY ($1::text[])) AND reason IS NOT NULL`;
