import { SETTLEMENT_COLUMNS } from '@baanpak/contract/report/settlement-columns.ts';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../../page.ts';
import { asOfText } from '../as-of.ts';
import { sendExport } from '../export/export-answer.ts';
import { columnsIn, eachRow } from '../export/exported-table.ts';
import { parseReportRequest, type ReportDeps } from '../parse-report-request.ts';
import { findSettlements } from './find-settlements.ts';

const DETAIL = { th: 'ยอดที่ต้องโอนให้เจ้าของ', en: 'Amounts owed to owners' };

/** GET /reports/settlement: what the marketplace owes each owner for each month, as of a moment. */
export const settlementReport =
  (deps: ReportDeps): Handler<'GET /reports/settlement'> =>
  async (request, reply) => {
    const { query, language } = request;
    const asked = await parseReportRequest(deps, request, query);
    const { from, to, today } = asked;
    const { page, perPage, offset, limit } = pageOf(query);
    const columns = [...SETTLEMENT_COLUMNS];
    const { rows, totals } = await findSettlements(deps.db, asked);
    const as = { from, to, at: await asOfText(deps.db, asked), today };
    const answer = { columns, total: rows.length, totals, ...as };
    if (query.format)
      return sendExport(reply, query.format, {
        ...{ name: `settlement-${from}-${to}`, total: rows.length, answer },
        ...{ columns: columnsIn(language, columns), rows: eachRow(rows) },
      });
    const shown = rows.slice(offset, offset + limit);
    return { ...answer, rows: shown, page, perPage, detail: DETAIL[language] };
  };
