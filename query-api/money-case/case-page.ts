import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { CASE_ID, MoneyCaseSchema } from '@baanpak/contract/money-case/money-case.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Deps } from '../deps.ts';
import { findCase, ownerOfCase } from './case-facts.ts';

const DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'The case' };

/** One case, open or not. */
export const casePage =
  ({ db }: Deps, path = '/bookings/cases/:id'): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      path,
      {
        config: {
          staff: {
            action: 'read-money',
            idFormat: new RegExp(CASE_ID),
            of: (id) => ownerOfCase(db, id),
          },
        },
        schema: {
          tags: ['bookings'],
          summary: 'Money that staff look into',
          params: Type.Object({ id: Type.String({ pattern: CASE_ID }) }),
          response: { 200: withDetail({ case: MoneyCaseSchema }) },
        },
      },
      async ({ params: { id }, language }) => ({
        case: await findCase(db, id),
        detail: DETAIL[language],
      }),
    );
  };
