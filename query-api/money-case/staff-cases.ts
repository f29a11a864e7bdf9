import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '@baanpak/contract/answers/paging.ts';
import { CASE_ID, MoneyCaseSchema } from '@baanpak/contract/money-case/money-case.ts';
import { CASE_KINDS } from '@baanpak/domain/money-case/money-case.ts';
import type { MoneyCaseRow } from '@baanpak/projector/money-case/tables.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { type Static, Type } from 'typebox';
import { anyOf } from '../any-of.ts';
import type { Deps } from '../deps.ts';
import { pageOf } from '../page.ts';
import { namesOf } from '../sorts.ts';
import { inScope, OwnerIdQuery, ofOwner } from '../staff-list.ts';
import { CASE_SORTS, findCases, NEWEST_FIRST } from './case-facts.ts';

const DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'Cases of money' };

const eb = expressionBuilder<{ c: MoneyCaseRow }, 'c'>();

const Query = Type.Object({
  ...PAGE_QUERY,
  _id: Type.Optional(Type.Array(Type.String({ pattern: CASE_ID }), { maxItems: 100 })),
  status: Type.Optional(MoneyCaseSchema.properties.status),
  kind: Type.Optional(Type.Enum([...CASE_KINDS], { type: 'string' })),
  ownerId: OwnerIdQuery,
  sort: Type.Enum(namesOf(CASE_SORTS), { type: 'string', default: NEWEST_FIRST }),
});
type ListQuery = Static<typeof Query>;

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
          querystring: Query,
          response: { 200: withDetail({ cases: Type.Array(MoneyCaseSchema), ...PAGE_FIELDS }) },
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

const conditions = ({ _id: ids, status, kind }: ListQuery): Expression<SqlBool>[] => [
  ...(ids === undefined ? [] : [eb('c.case_id', '=', anyOf(ids))]),
  ...(status === undefined ? [] : [eb('c.status', '=', status)]),
  ...(kind === undefined ? [] : [eb('c.kind', '=', kind)]),
];
