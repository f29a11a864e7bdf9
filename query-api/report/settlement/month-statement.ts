import type { Handler } from '../../handler.ts';
import { asOfText } from '../as-of.ts';
import { parseReportRequest, type ReportDeps } from '../parse-report-request.ts';
import { statementOf } from './statement-of.ts';

const DETAIL = { th: 'ใบสรุปยอดของเจ้าของ', en: 'Owner statement' };

/** GET /reports/settlement/{ownerId}/{month}: what the month comes to, as of a moment. */
export const monthStatement =
  (deps: ReportDeps): Handler<'GET /reports/settlement/{ownerId}/{month}'> =>
  async (request) => {
    const { ownerId, month } = request.params;
    const asked = await parseReportRequest(deps, request, { ownerId, ...request.query });
    const of = { ownerId: ownerId.toLowerCase(), month };
    const statement = await statementOf(deps.db, asked, of);
    const at = await asOfText(deps.db, asked);
    return { statement: { ...statement, at }, detail: DETAIL[request.language] };
  };
