import type { BookingListRequest } from '@baanpak/contract/booking/booking-queries.ts';
import {
  type CaseListRequest,
  type CaseSort,
  NEWEST_CASES_FIRST,
} from '@baanpak/contract/money-case/case-queries.ts';
import { CASE_STATUSES, type MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { toMoneyCase } from '@baanpak/contract/money-case/to-money-case.ts';
import { CASE_KINDS } from '@baanpak/domain/money-case/money-case.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { type OwnedBy, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { MoneyCaseRow } from '@baanpak/projector/money-case/tables.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isSearchedBy } from '../database/conditions.ts';
import { type ReadDb, type Sorts, sortedBy } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import { type ListPage, listOf, readPage, when, whenOnDays } from './list.ts';

const eb = expressionBuilder<ReadSchema & { c: MoneyCaseRow }, 'c'>();
const { ref } = eb;

const IDS = sql<{
  booking_id: string;
  n: number;
}>`jsonb_array_elements_text(c.booking_ids) with ordinality`.as<'id'>(sql`id (booking_id, n)`);

/** The bookings of a case. */
const ofCase = eb
  .selectFrom(IDS)
  .innerJoin('bookings as b', (join) =>
    join.onRef('b.booking_id', '=', sql<string>`id.booking_id::uuid`),
  );

/** Whether one of a case's bookings is one that is looked for. */
const isAboutStay = (q: string): Expression<SqlBool> =>
  eb.exists(ofCase.where(isSearchedBy(sql.ref<string>('b.searched'), q)).select('b.booking_id'));

/** In its order. */
const bookingsOfCase = jsonArrayFrom(
  ofCase.select(['b.booking_id as _id', 'b.code as bookingId']).orderBy('id.n'),
);

const SORTS = {
  _id: [ref('c.case_id')],
  openedAt: [ref('c.opened_at'), ref('c.case_id')],
  kind: [ref('c.kind'), ref('c.opened_at'), ref('c.case_id')],
  status: [ref('c.status'), ref('c.opened_at'), ref('c.case_id')],
  amount: [ref('c.amount'), ref('c.case_id')],
} satisfies Sorts<CaseSort>;

/** The cases in the caller's scope, open or not. */
export const caseList = listOf<CaseListRequest, { cases: MoneyCaseJson[] }>({
  detail: { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'Money to check' },
  owner: ref('c.owner_id'),
  where: ({ _id, status, kind, q, ...days }) => ({
    _id: when(_id, (ids) => eb('c.case_id', '=', anyOf(ids))),
    status: when(status, (one) => eb('c.status', '=', one)),
    kind: when(kind, (one) => eb('c.kind', '=', one)),
    q: when(q, (part) => eb.or([eb('c.charge_id', '=', part.trim()), isAboutStay(part)])),
    ...whenOnDays(ref('c.opened_at'), days),
  }),
  sorts: () => SORTS,
  read: ({ db }, page) => findCases(db, page),
});

/** `GET /bookings?collection=cases` needs `read-money`: checked before any input is refused, and sets the scope. */
export function assertMayReadCases(request: FastifyRequest): void {
  const asked = request.query;
  if (typeof asked !== 'object' || asked === null || !('collection' in asked)) return;
  if (asked.collection !== 'cases') return;
  request.scope = scopeOf(principalOf(request), 'read-money');
  if (request.scope === 'none') throw new TransportError('forbidden');
}

type AmongBookings = Pick<BookingListRequest, 'page' | 'perPage' | 'ownerId' | 'caseStatus'> &
  Readonly<{ offset?: number; sort: string }>;

/** The cases that `GET /bookings` lists: `ownerId` and `caseStatus` count, and nothing else that was asked. */
export const caseListOfBookings = listOf<AmongBookings, { cases: MoneyCaseJson[] }>({
  detail: { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'Money to check' },
  owner: ref('c.owner_id'),
  where: ({ caseStatus: status }) => ({
    caseStatus: [eb('c.status', 'in', status === 'all' ? CASE_STATUSES : [status])],
  }),
  sorts: () => SORTS,
  read: ({ db }, page) => findCases(db, { ...page, sorted: sortedBy(SORTS, NEWEST_CASES_FIRST) }),
});

const CASE_DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'The case' };

/** One case, open or not. */
export const casePage =
  ({ db }: Deps): Handler<'GET /bookings/cases/{id}'> =>
  async ({ params: { id }, language }) => ({
    case: await findCase(db, id),
    detail: CASE_DETAIL[language],
  });

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
    .select(bookingsOfCase.as('bookings'));

/** The cases of a page, and how many there are on all pages. */
async function findCases(db: ReadDb, page: ListPage) {
  const all = db.selectFrom('money_cases as c').where(({ and }) => and(page.where));
  const whole = cases(db).where(({ and }) => and(page.where));
  const { rows, total } = await readPage(all, whole, page);
  return { cases: rows.map(toMoneyCase), total };
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
