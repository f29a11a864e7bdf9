import { type CaseSort, NEWEST_CASES_FIRST } from '@baanpak/contract/money-case/case-queries.ts';
import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { toMoneyCase } from '@baanpak/contract/money-case/to-money-case.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { OwnedBy } from '@baanpak/infrastructure/http/staff.ts';
import type { MoneyCaseRow } from '@baanpak/projector/money-case/tables.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReadDb } from '../deps.ts';
import type { PageRange } from '../page.ts';
import { type Sorts, sortedBy } from '../sorts.ts';

/** Its bookings, in its order. */
const BOOKINGS = sql<{
  booking_id: string;
  n: number;
}>`jsonb_array_elements_text(c.booking_ids) with ordinality`.as<'id'>(sql`id (booking_id, n)`);

const bookingsOf = (db: ReadDb) =>
  jsonArrayFrom(
    db
      .selectFrom(BOOKINGS)
      .innerJoin('bookings as b', (join) =>
        join.onRef('b.booking_id', '=', sql<string>`id.booking_id::uuid`),
      )
      .select(['b.booking_id as _id', 'b.code as bookingId'])
      .orderBy('id.n'),
  );

const cases = (db: ReadDb) =>
  db
    .selectFrom('money_cases as c')
    .select([
      'c.case_id as caseId',
      'c.kind',
      'c.status',
      'c.owner_id as ownerId',
      'c.amount',
      'c.charge_id as chargeId',
      'c.detail',
      'c.opened_at as openedAt',
      'c.ended_at as endedAt',
      'c.action',
      'c.reason',
      'c.settled_by as settledBy',
      'c.because',
      'c.version',
    ])
    .select(bookingsOf(db).as('bookings'));

const { ref } = expressionBuilder<{ c: MoneyCaseRow }, 'c'>();

/** By what cases can be sorted. */
const SORTS = {
  _id: [ref('c.case_id')],
  openedAt: [ref('c.opened_at'), ref('c.case_id')],
  kind: [ref('c.kind'), ref('c.opened_at'), ref('c.case_id')],
  status: [ref('c.status'), ref('c.opened_at'), ref('c.case_id')],
  amount: [ref('c.amount'), ref('c.case_id')],
} satisfies Sorts<CaseSort>;

/** Cases that meet conditions, in an order, and how many there are in all. */
export async function findCases(
  db: ReadDb,
  where: Expression<SqlBool>[],
  { limit, offset }: Pick<PageRange, 'limit' | 'offset'>,
  sort: string = NEWEST_CASES_FIRST,
): Promise<{ cases: MoneyCaseJson[]; total: number }> {
  const [{ total }, found] = await Promise.all([
    db
      .selectFrom('money_cases as c')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(({ and }) => and(where))
      .executeTakeFirstOrThrow(),
    cases(db)
      .where(({ and }) => and(where))
      .$call(sortedBy(SORTS, sort))
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { cases: found.map(toMoneyCase), total };
}

/** Throws `not-found`. */
export async function findCase(db: ReadDb, caseId: string): Promise<MoneyCaseJson> {
  const found = await cases(db).where('c.case_id', '=', caseId).executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such case');
  return toMoneyCase(found);
}

/** Whose staff settle a case; undefined where there is no such case. */
export const ownerOfCase = (db: ReadDb, caseId: string): Promise<OwnedBy | undefined> =>
  db
    .selectFrom('money_cases')
    .select('owner_id as ownerId')
    .where('case_id', '=', caseId)
    .executeTakeFirst();
