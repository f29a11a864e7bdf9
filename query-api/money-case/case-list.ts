import { CASE_STATUSES, type CaseStatusJson } from '@baanpak/contract/money-case/money-case.ts';
import { scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { MoneyCaseRow } from '@baanpak/projector/money-case/tables.ts';
import type { FastifyRequest } from 'fastify';
import { expressionBuilder } from 'kysely';
import type { ReadDb } from '../deps.ts';
import { pageOf } from '../page.ts';
import { inScope, ofOwner } from '../staff-list.ts';
import { findCases } from './case-facts.ts';

const DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'Money to check' };

const eb = expressionBuilder<{ c: MoneyCaseRow }, 'c'>();

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
  const owner = eb.ref('c.owner_id');
  const status = query.caseStatus === 'all' ? CASE_STATUSES : [query.caseStatus];
  const where = [
    inScope(request.scope, owner),
    ofOwner(request, ownerId, owner),
    eb('c.status', 'in', status),
  ];
  const { page, perPage, ...part } = pageOf(query);
  const found = await findCases(db, where, part);
  return { ...found, page, perPage, detail: DETAIL[request.language] };
}
