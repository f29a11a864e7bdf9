import { COMMISSION_COLUMNS } from '@baanpak/contract/report/commission-columns.ts';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../../page.ts';
import { asOfText } from '../as-of.ts';
import { sendExport } from '../export/export-answer.ts';
import { columnsIn, eachRow } from '../export/exported-table.ts';
import { parseReportRequest, type ReportDeps } from '../parse-report-request.ts';
import { findCommissionInvoices } from './find-commission-invoices.ts';

const DETAIL = { th: 'ใบกำกับภาษีค่าคอมมิชชัน', en: 'Commission tax invoices' };

/** GET /reports/commission: the tax invoices that owners got for the commission, as of a moment. */
export const commissionReport =
  (deps: ReportDeps): Handler<'GET /reports/commission'> =>
  async (request, reply) => {
    const { query, language } = request;
    const asked = await parseReportRequest(deps, request, query);
    const { from, to, today } = asked;
    const { page, perPage, offset, limit } = pageOf(query);
    const columns = [...COMMISSION_COLUMNS];
    const { rows, totals } = await findCommissionInvoices(deps.db, asked);
    const as = { from, to, at: await asOfText(deps.db, asked), today };
    const answer = { columns, total: rows.length, totals, ...as };
    if (query.format)
      return sendExport(reply, query.format, {
        ...{ name: `commission-${from}-${to}`, total: rows.length, answer },
        ...{ columns: columnsIn(language, columns), rows: eachRow(rows) },
      });
    const shown = rows.slice(offset, offset + limit);
    return { ...answer, rows: shown, page, perPage, detail: DETAIL[language] };
  };
