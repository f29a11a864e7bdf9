import type { CaseListRequest } from '@baanpak/contract/money-case/case-queries.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { MoneyCaseRow } from '@baanpak/projector/money-case/tables.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { onDays } from '../on-days.ts';
import { pageOf } from '../page.ts';
import { inScope, isSearchedBy, ofOwner } from '../staff-list.ts';
import { findCases } from './case-facts.ts';

const DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'Money to check' };

const eb = expressionBuilder<{ c: MoneyCaseRow }, 'c'>();

/** The cases in the caller's scope, open or not. */
export const staffCases =
  ({ db }: Deps): Handler<'GET /admin-api/cases'> =>
  async (request) => {
    const { query, scope, language } = request;
    const where = [
      inScope(scope, eb.ref('c.owner_id')),
      ofOwner(request, query.ownerId, eb.ref('c.owner_id')),
      ...conditions(db, query),
    ];
    const { page, perPage, ...part } = pageOf(query);
    const found = await findCases(db, where, part, query.sort);
    return { ...found, page, perPage, detail: DETAIL[language] };
  };

const conditions = (
  db: ReadDb,
  { _id: ids, status, kind, q, ...days }: CaseListRequest,
): Expression<SqlBool>[] => [
  ...(ids === undefined ? [] : [eb('c.case_id', '=', anyOf(ids))]),
  ...(status === undefined ? [] : [eb('c.status', '=', status)]),
  ...(kind === undefined ? [] : [eb('c.kind', '=', kind)]),
  ...(q === undefined ? [] : [eb.or([eb('c.charge_id', '=', q.trim()), isAboutStay(db, q)])]),
  ...onDays(eb.ref('c.opened_at'), days),
];

/** Whether one of a case's bookings is one that is looked for. */
const isAboutStay = (db: ReadDb, q: string): Expression<SqlBool> =>
  eb.exists(
    db
      .selectFrom('bookings as b')
      .where(sql<boolean>`c.booking_ids ? b.booking_id::text`)
      .where(isSearchedBy(sql.ref<string>('b.searched'), q))
      .select('b.booking_id'),
  );
