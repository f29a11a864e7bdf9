import { FACTS_PER_PAGE } from '@baanpak/contract/report/report-queries.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import type { PageRange } from '../page.ts';
import { asOfText } from './as-of.ts';
import type { Column, Definition } from './definition.ts';
import { explain, ofRow } from './explain.ts';
import { parseReportRequest, type ReportDeps, reportNamed } from './parse-report-request.ts';
import type { ReportRequest, RowKey } from './report-request.ts';
import { parseRowKey } from './row-key.ts';

const DETAIL = { th: 'ที่มาของตัวเลข', en: 'Entries behind a figure' };

/** GET /reports/{name}/events: the facts that sum to a figure of a row or of the totals, each with its event. */
export const reportEvents =
  (deps: ReportDeps): Handler<'GET /reports/{name}/events'> =>
  async (request) => {
    const { query, params, language } = request;
    const definition = reportNamed(params.name);
    const column = openable(definition, query.column);
    const row = query.row === undefined ? undefined : parseRowKey(definition, query.row);
    const asked = await parseReportRequest(deps, request, query);
    const explained = await explainColumn(deps.db, definition, asked, {
      ...{ column, row, page: factPage(query) },
    });
    const { from, to, today } = asked;
    const at = await asOfText(deps.db, asked);
    return { ...explained, from, to, at, today, detail: DETAIL[language] };
  };

function openable({ columns }: Definition, name: string): Exclude<Column, { cell: unknown }> {
  const column = columns.find((one) => one.name === name);
  if (!column || 'cell' in column)
    throw invalidField('column', { th: 'ไม่ใช่ตัวเลขในรายงานนี้', en: 'is no figure of this report' });
  return column;
}

function factPage({ page, perPage }: Readonly<{ page: number; perPage: number }>): PageRange {
  const limit = Math.min(perPage, FACTS_PER_PAGE);
  return { page, perPage: limit, limit, offset: (page - 1) * limit };
}

type Opened = Readonly<{
  column: Exclude<Column, { cell: unknown }>;
  row: RowKey | undefined;
  page: PageRange;
}>;

/** Of a ratio both parts; of a share what the row has, and all rows have. */
async function explainColumn(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  { column, row, page }: Opened,
) {
  const of = (name: string, part: RowKey | undefined) => {
    const sum = definition.sums[name];
    if (!sum) throw new Error(`The report has no sum ${name}`);
    return explain(db, definition, ofRow(asked, part, sum), name, page);
  };
  if ('sum' in column) return of(column.sum, row);
  const [by, divisor, partOfDivisor] =
    'share' in column ? [column.share, column.share, undefined] : [...column.ratio, row];
  const [numerator, denominator] = await Promise.all([of(by, row), of(divisor, partOfDivisor)]);
  return { numerator, denominator };
}
