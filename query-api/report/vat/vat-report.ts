import { VAT_COLUMNS } from '@baanpak/contract/report/vat-columns.ts';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../../page.ts';
import { asOfText } from '../as-of.ts';
import { sendExport } from '../export/export-answer.ts';
import { columnsIn } from '../export/exported-table.ts';
import { parseReportRequest, type ReportDeps } from '../parse-report-request.ts';
import { everyTaxDocument, findTaxDocuments, sumTaxDocuments } from './find-tax-documents.ts';

const DETAIL = { th: 'รายงานภาษีขาย', en: 'Output tax' };

/** GET /reports/vat: tax invoices and credit notes by the day they were issued on, as of a moment. */
export const vatReport =
  (deps: ReportDeps): Handler<'GET /reports/vat'> =>
  async (request, reply) => {
    const { query, language } = request;
    const { format } = query;
    const asked = await parseReportRequest(deps, request, query);
    const { from, to, today } = asked;
    const { page, perPage, ...part } = pageOf(query);
    const columns = [...VAT_COLUMNS];
    const as = { from, to, at: await asOfText(deps.db, asked), today };
    const { total, totals } = await sumTaxDocuments(deps.db, asked);
    const answer = { columns, total, totals, ...as };
    if (format)
      return sendExport(reply, format, {
        ...{ name: `vat-${from}-${to}`, total, answer, columns: columnsIn(language, columns) },
        rows: everyTaxDocument(deps.db, asked),
      });
    const rows = await findTaxDocuments(deps.db, asked, part);
    return { ...answer, rows, page, perPage, detail: DETAIL[language] };
  };
