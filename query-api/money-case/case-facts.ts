import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { type MoneyCaseFacts, toMoneyCase } from '@baanpak/contract/money-case/to-money-case.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Owned } from '@baanpak/infrastructure/http/staff.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import type { Page } from '../page.ts';

/** What is told of a case, from `money_cases c`. */
const caseFacts = sql`json_build_object(
  'caseId', c.case_id, 'kind', c.kind, 'status', c.status, 'ownerId', c.owner_id,
  'amount', c.amount, 'chargeId', c.charge_id, 'detail', c.detail,
  'openedAt', to_char(c.opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'endedAt', to_char(c.ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'action', c.action, 'reason', c.reason, 'settledBy', c.settled_by, 'because', c.because,
  'version', c.version,
  'bookings', coalesce((
    SELECT json_agg(json_build_object('_id', b.booking_id, 'bookingId', b.code) ORDER BY id.n)
    FROM jsonb_array_elements_text(c.booking_ids) WITH ORDINALITY id(booking_id, n)
    JOIN bookings b ON b.booking_id = id.booking_id::uuid), '[]'::json))`;

/** Cases that meet conditions, the newest first, and how many there are in all. */
export async function findCases(
  db: ReadDb,
  where: RawBuilder<unknown>,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<{ cases: MoneyCaseJson[]; total: number }> {
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`
      SELECT count(*) AS total FROM money_cases c WHERE ${where}`.execute(db),
    sql<{ facts: MoneyCaseFacts }>`
      SELECT ${caseFacts} AS facts FROM money_cases c WHERE ${where}
      ORDER BY c.opened_at DESC, c.case_id LIMIT ${limit} OFFSET ${offset}`.execute(db),
  ]);
  const cases = found.rows.map(({ facts }) => toMoneyCase(facts));
  return { cases, total: counted.rows[0]?.total ?? 0 };
}

/** Throws `not-found`. */
export async function findCase(db: ReadDb, caseId: string): Promise<MoneyCaseJson> {
  const { rows } = await sql<{ facts: MoneyCaseFacts }>`
    SELECT ${caseFacts} AS facts FROM money_cases c WHERE c.case_id = ${caseId}`.execute(db);
  if (!rows[0]) throw new Refusal('not-found', 'No such case');
  return toMoneyCase(rows[0].facts);
}

/** Whose staff settle a case; undefined where there is no such case. */
export async function ownerOfCase(db: ReadDb, caseId: string): Promise<Owned | undefined> {
  const { rows } = await sql<Owned>`
    SELECT owner_id AS "ownerId" FROM money_cases WHERE case_id = ${caseId}`.execute(db);
  return rows[0];
}
