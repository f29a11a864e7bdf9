import { comparePositions } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../page.ts';
import { type AsOf, asOf, asOfText } from './as-of.ts';
import { changedRows, factsBetween } from './compare.ts';
import { parseReportRequestAsOf, type ReportDeps, reportNamed } from './parse-report-request.ts';
import { readRows } from './read-rows.ts';
import { columnsOf, toTotals } from './to-cells.ts';

const DETAIL = { th: 'สิ่งที่เปลี่ยนไปในรายงาน', en: 'What changed in a report' };
const NO_ROWS = { limit: 0, offset: 0, order: [], descending: false };

/** GET /reports/{name}/changes: the facts that came in between two moments, and the rows that they changed. */
export const reportChanges =
  (deps: ReportDeps): Handler<'GET /reports/{name}/changes'> =>
  async (request) => {
    const { db } = deps;
    const { query, params, language } = request;
    const definition = reportNamed(params.name);
    const [first, last] = await bothOf(deps, query.between);
    const after = await parseReportRequestAsOf(deps, request, query, last);
    // the days of both are the same, by the last one
    const before = { ...after, ...first };
    const page = pageOf(query);
    const [facts, was, is] = await Promise.all([
      factsBetween(db, definition, { before, after }, page),
      readRows(db, definition, before, NO_ROWS),
      readRows(db, definition, after, NO_ROWS),
    ]);
    const totals = { before: was.totals, after: is.totals };
    return {
      columns: columnsOf(definition),
      ...facts,
      ...{ page: page.page, perPage: page.perPage },
      ...(await changedRows(db, definition, { before, after }, totals)),
      totals: {
        before: toTotals(definition, was.totals),
        after: toTotals(definition, is.totals),
      },
      ...{ from: after.from, to: after.to },
      between: [await asOfText(db, first), await asOfText(db, last)],
      detail: DETAIL[language],
    };
  };

/** Both moments, the earlier one first. */
async function bothOf(deps: ReportDeps, between: string): Promise<readonly [AsOf, AsOf]> {
  const [first, last, ...rest] = between.split(',');
  if (!first || !last || rest.length > 0) throw notTwo();
  const [a, b] = [await asOf(deps, first, 'between'), await asOf(deps, last, 'between')];
  return comparePositions(a.upTo.position, b.upTo.position) <= 0 ? [a, b] : [b, a];
}

const notTwo = () =>
  invalidField('between', {
    th: 'ต้องเป็นสองเวลา คั่นด้วยจุลภาค',
    en: 'is not two moments with a comma between them',
  });
