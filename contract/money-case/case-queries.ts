import { CASE_KINDS } from '@baanpak/domain/money-case/money-case.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { day, ownerId, part, sort } from '../fields/query-fields.ts';
import { CASE_ID, MoneyCaseSchema } from './money-case.ts';

export const CASE_SORTS = ['_id', 'openedAt', 'kind', 'status', 'amount'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];
export const NEWEST_CASES_FIRST = '-openedAt';

export const CaseListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: Type.Optional(Type.Array(Type.String({ pattern: CASE_ID }), { maxItems: 100 })),
  status: Type.Optional(MoneyCaseSchema.properties.status),
  kind: Type.Optional(Type.Enum([...CASE_KINDS], { type: 'string' })),
  q: part('A part of a booking code, name, email or phone, or the id of a charge'),
  from: Type.Optional(day()),
  to: Type.Optional(day()),
  ownerId: ownerId(),
  sort: sort(CASE_SORTS, NEWEST_CASES_FIRST),
});
export type CaseListRequest = Static<typeof CaseListQuery>;
export const CaseListAnswer = withDetail({ cases: Type.Array(MoneyCaseSchema), ...PAGE_FIELDS });
