import { ReportAnswer } from '@baanpak/contract/report/report.ts';
import { ReportParams, ReportQuery } from '@baanpak/contract/report/report-queries.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pageOf } from '../page.ts';
import { asOfText } from './as-of.ts';
import { ask, type ReportDeps, reportNamed } from './ask.ts';
import type { Definition } from './definition.ts';
import { readReport } from './report-rows.ts';
import { sortColumn } from './to-cells.ts';

const DETAIL = { th: 'รายงาน', en: 'A report' };

/** GET /reports/{name}: a page of a report with the totals over all pages, as of a moment. */
export const report =
  (deps: ReportDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/reports/:name',
      {
        config: { staff: { action: 'read-money' }, refuses: ['not-found'] },
        schema: {
          tags: ['reports'],
          summary: 'A report, as of a moment',
          params: ReportParams,
          querystring: ReportQuery,
          response: { 200: ReportAnswer },
        },
      },
      async (request) => {
        const { query, params, language } = request;
        const definition = reportNamed(params.name);
        assertSortable(definition, query.sort);
        const asked = await ask(deps, request, query);
        const { page, perPage, limit, offset } = pageOf(query);
        const read = await readReport(deps.db, definition, asked, {
          ...{ limit, offset, sort: query.sort },
        });
        const { from, to, today } = asked;
        const at = await asOfText(deps.db, asked);
        return { ...read, page, perPage, from, to, at, today, detail: DETAIL[language] };
      },
    );
  };

/** Refuses a column that the report has not, or cannot be sorted by. */
export function assertSortable(definition: Definition, sort: string | undefined): void {
  if (sort === undefined || sortColumn(definition, sort.replace(/^-/, '')) !== undefined) return;
  throw invalidField('sort', { th: 'เรียงลำดับตามค่านี้ไม่ได้', en: 'is nothing to sort by' });
}
