import {
  type CaseListRequest,
  type CaseSort,
  NEWEST_CASES_FIRST,
} from '@baanpak/contract/money-case/case-queries.ts';
import {
  CASE_STATUSES,
  type CaseStatusJson,
  type MoneyCaseJson,
} from '@baanpak/contract/money-case/money-case.ts';
import { toMoneyCase } from '@baanpak/contract/money-case/to-money-case.ts';
import { CASE_KINDS } from '@baanpak/domain/money-case/money-case.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { type OwnedBy, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { MoneyCaseRow } from '@baanpak/projector/money-case/tables.ts';
import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inScope, isSearchedBy, ofOwner, onDays } from '../database/conditions.ts';
import { type ReadDb, type Sorts, sortedBy } from '../database/read-db.ts';
import { type Deps, type Handler, type PageRange, pageOf } from '../handler.ts';

const CASES_DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'Money to check' };

const ofCase = expressionBuilder<{ c: MoneyCaseRow }, 'c'>();

/** The cases in the caller's scope, open or not. */
export const staffCases =
  ({ db }: Deps): Handler<'GET /admin-api/cases'> =>
  async (request) => {
    const { query, scope, language } = request;
    const where = [
      inScope(scope, ofCase.ref('c.owner_id')),
      ofOwner(request, query.ownerId, ofCase.ref('c.owner_id')),
      ...conditions(db, query),
    ];
    const { page, perPage, ...part } = pageOf(query);
    const found = await findCases(db, where, part, query.sort);
    return { ...found, page, perPage, detail: CASES_DETAIL[language] };
  };

const conditions = (
  db: ReadDb,
  { _id: ids, status, kind, q, ...days }: CaseListRequest,
): Expression<SqlBool>[] => [
  ...(ids === undefined ? [] : [ofCase('c.case_id', '=', anyOf(ids))]),
  ...(status === undefined ? [] : [ofCase('c.status', '=', status)]),
  ...(kind === undefined ? [] : [ofCase('c.kind', '=', kind)]),
  ...(q === undefined
    ? []
    : [ofCase.or([ofCase('c.charge_id', '=', q.trim()), isAboutStay(db, q)])]),
  ...onDays(ofCase.ref('c.opened_at'), days),
];

/** Whether one of a case's bookings is one that is looked for. */
const isAboutStay = (db: ReadDb, q: string): Expression<SqlBool> =>
  ofCase.exists(
    db
      .selectFrom('bookings as b')
      .where(sql<boolean>`c.booking_ids ? b.booking_id::text`)
      .where(isSearchedBy(sql.ref<string>('b.searched'), q))
      .select('b.booking_id'),
  );

const BOOKINGS_CASES_DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'Money to check' };

const ofListedCase = expressionBuilder<{ c: MoneyCaseRow }, 'c'>();

type ListQuery = Readonly<{
  caseStatus: CaseStatusJson | 'all';
  ownerId?: string;
  page: number;
  perPage: number;
}>;

/** Cases are about money: another right, asked before any input is refused. */
export function reachMoney(request: FastifyRequest): void {
  const asked = request.query;
  if (typeof asked !== 'object' || asked === null || !('collection' in asked)) return;
  if (asked.collection !== 'cases') return;
  request.scope = scopeOf(principalOf(request), 'read-money');
  if (request.scope === 'none') throw new TransportError('forbidden');
}

/** The cases in the caller's scope; `ownerId` and `caseStatus` count, and nothing else that was asked. */
export async function caseList(
  db: ReadDb,
  request: FastifyRequest,
  { ownerId, ...query }: ListQuery,
) {
  const owner = ofListedCase.ref('c.owner_id');
  const status = query.caseStatus === 'all' ? CASE_STATUSES : [query.caseStatus];
  const where = [
    inScope(request.scope, owner),
    ofOwner(request, ownerId, owner),
    ofListedCase('c.status', 'in', status),
  ];
  const { page, perPage, ...part } = pageOf(query);
  const found = await findCases(db, where, part);
  return { ...found, page, perPage, detail: BOOKINGS_CASES_DETAIL[request.language] };
}

const CASE_DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'The case' };

/** One case, open or not. */
export const casePage =
  ({ db }: Deps): Handler<'GET /bookings/cases/{id}'> =>
  async ({ params: { id }, language }) => ({
    case: await findCase(db, id),
    detail: CASE_DETAIL[language],
  });

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
async function findCases(
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
async function findCase(db: ReadDb, caseId: string): Promise<MoneyCaseJson> {
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

/** How many cases of each kind wait for somebody. */
export async function countOpenCases(db: ReadDb): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('money_cases')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('cases')])
    .where('status', '=', 'open')
    .groupBy('kind')
    .execute();
  const none = CASE_KINDS.map((kind) => [kind, 0] as const);
  return Object.fromEntries([...none, ...rows.map(({ kind, cases }) => [kind, cases] as const)]);
}
