import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../page.ts';
import { asOfText } from './as-of.ts';
import type { Definition } from './definition.ts';
import { sendExport } from './export/export-answer.ts';
import { columnsIn } from './export/exported-table.ts';
import { parseReportRequest, type ReportDeps, reportNamed } from './parse-report-request.ts';
import { readReport, reportRows } from './report-rows.ts';
import { sortColumn } from './to-cells.ts';

const DETAIL = { th: 'รายงาน', en: 'Report' };

/** GET /reports/{name}: a page of a report with the totals over all pages, or all of it as a file, as of a moment. */
export const report =
  (deps: ReportDeps): Handler<'GET /reports/{name}'> =>
  async (request, reply) => {
    const { query, params, language } = request;
    const definition = reportNamed(params.name);
    assertSortable(definition, query.sort);
    const asked = await parseReportRequest(deps, request, query);
    const { format, sort } = query;
    const { page, perPage, limit, offset } = pageOf(format ? { page: 1, perPage: 1 } : query);
    const { sums, ...read } = await readReport(deps.db, definition, asked, {
      limit,
      offset,
      sort,
    });
    const { from, to, today } = asked;
    const as = { from, to, at: await asOfText(deps.db, asked), today };
    if (!format) return { ...read, page, perPage, ...as, detail: DETAIL[language] };
    const { rows: _, ...answer } = { ...read, ...as };
    return sendExport(reply, format, {
      ...{ name: `${params.name}-${from}-${to}`, total: read.total, answer },
      columns: columnsIn(language, read.columns),
      rows: reportRows(deps.db, definition, asked, { totals: sums, sort }),
    });
  };

/** Refuses a column that the report has not, or cannot be sorted by. */
export function assertSortable(definition: Definition, sort: string | undefined): void {
  if (sort === undefined || sortColumn(definition, sort.replace(/^-/, '')) !== undefined) return;
  throw invalidField('sort', { th: 'เรียงลำดับตามค่านี้ไม่ได้', en: 'is nothing to sort by' });
}
