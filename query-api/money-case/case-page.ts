import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findCase } from './case-facts.ts';

const DETAIL = { th: 'รายการเงินที่ต้องตรวจสอบ', en: 'The case' };

/** One case, open or not. */
export const casePage =
  ({ db }: Deps): Handler<'GET /bookings/cases/{id}'> =>
  async ({ params: { id }, language }) => ({
    case: await findCase(db, id),
    detail: DETAIL[language],
  });
