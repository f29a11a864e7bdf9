import {
  CaseListAnswer,
  CaseListQuery,
  type CaseListRequest,
} from '@baanpak/contract/money-case/case-queries.ts';
import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import type { MoneyCaseRow } from '@baanpak/projector/money-case/tables.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Deps } from '../deps.ts';
import { pageOf } from '../page.ts';
import { inScope, ofOwner } from '../staff-list.ts';
import { findCases } from './case-facts.ts';

const DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'Cases of money' };

const eb = expressionBuilder<{ c: MoneyCaseRow }, 'c'>();

/** The cases in the caller's scope, open or not. */
export const staffCases =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/cases',
      {
        config: { staff: { action: 'read-money' } },
        schema: {
          tags: ['bookings'],
          summary: 'Money that staff look into',
          querystring: CaseListQuery,
          response: { 200: CaseListAnswer },
        },
      },
      async (request) => {
        const { query, scope, language } = request;
        const where = [
          inScope(scope, eb.ref('c.owner_id')),
          ofOwner(request, query.ownerId, eb.ref('c.owner_id')),
          ...conditions(query),
        ];
        const { page, perPage, ...part } = pageOf(query);
        const found = await findCases(db, where, part, query.sort);
        return { ...found, page, perPage, detail: DETAIL[language] };
      },
    );
  };

const conditions = ({ _id: ids, status, kind }: CaseListRequest): Expression<SqlBool>[] => [
  ...(ids === undefined ? [] : [eb('c.case_id', '=', anyOf(ids))]),
  ...(status === undefined ? [] : [eb('c.status', '=', status)]),
  ...(kind === undefined ? [] : [eb('c.kind', '=', kind)]),
];
