import { CaseAnswer, CaseParams } from '@baanpak/contract/money-case/case-requests.ts';
import { CASE_ID } from '@baanpak/contract/money-case/money-case.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
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
          params: CaseParams,
          response: { 200: CaseAnswer },
        },
      },
      async ({ params: { id }, language }) => ({
        case: await findCase(db, id),
        detail: DETAIL[language],
      }),
    );
  };
