import type { ReportJson, ReportRowJson } from '@baanpak/contract/report/report.ts';
import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { asOfText } from '../as-of/as-of.ts';
import type { ReadDb } from '../database/read-db.ts';
import { type Handler, pageOf } from '../handler.ts';
import type { Definition } from './definitions/definition.ts';
import { readDetails } from './details.ts';
import { sendExport } from './export/export-answer.ts';
import { columnsIn } from './export/files.ts';
import { parseReportRequest, type ReportDeps, reportNamed } from './parse-report-request.ts';
import { allRows, type Order, type ReportRows, readRows, type Sums } from './read-rows.ts';
import type { ReportRequest } from './report-request.ts';
import { columnsOf, sortColumn, toCells, toTotals } from './to-cells.ts';

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
function assertSortable(definition: Definition, sort: string | undefined): void {
  if (sort === undefined || sortColumn(definition, sort.replace(/^-/, '')) !== undefined) return;
  throw invalidField('sort', { th: 'เรียงลำดับตามค่านี้ไม่ได้', en: 'is nothing to sort by' });
}

type RowsPage = Readonly<{ limit: number; offset: number; sort?: string | undefined }>;

/** The order of a report's rows, by a sortable column or its own; what nobody shares comes last. */
function orderBy(sort: string | undefined, definition: Definition): Order {
  const by = sort === undefined ? undefined : sortColumn(definition, sort.replace(/^-/, ''));
  const order = [...new Set([...(by === undefined ? [] : [by]), ...definition.order])];
  return {
    descending: sort?.startsWith('-') ?? false,
    order: [...new Set([...order, ...definition.key])],
  };
}

type ReadReport = Pick<ReportJson, 'columns' | 'total' | 'totals'> &
  Readonly<{ rows: ReportRowJson[]; sums: Sums }>;

/** Some rows of a report with how many there are, and the totals over all of them, as `sums` in satang. */
export async function readReport(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  { limit, offset, sort }: RowsPage,
): Promise<ReadReport> {
  const part = { limit, offset, ...orderBy(sort, definition) };
  const found = await readRows(db, definition, asked, part);
  return {
    sums: found.totals,
    columns: columnsOf(definition),
    rows: await toRows(db, definition, asked, found),
    total: found.total,
    totals: toTotals(definition, found.totals),
  };
}

/** Rows with what is said of their subjects. */
export async function toRows(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  { rows, totals }: Pick<ReportRows, 'rows' | 'totals'>,
): Promise<ReportRowJson[]> {
  const details = await readDetails(db, asked, {
    bookings: rows.map(({ keys }) => keys.booking_id),
    rooms: rows.map(({ keys }) => keys.room_id),
    hotels: rows.map(({ keys }) => keys.hotel_id),
  });
  return rows.map((row) => toCells(definition, row, { details, asked, totals }));
}

const DAYS_AT_ONCE = 31;

/**
 * Every row of a report in its own order, or in a column's, all as of the place in the log that is asked for, so that
 * none comes twice and none is missing, however long the reader takes. `totals` are those of all rows.
 */
export async function* reportRows(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  { totals, sort }: Readonly<{ totals: Sums; sort?: string | undefined }>,
): AsyncGenerator<ReportRowJson> {
  const inDays = sort === undefined && definition.order[0] === 'date';
  const order = orderBy(sort, definition);
  for (const range of inDays ? monthsOf(asked) : [asked]) {
    const part = { ...asked, ...range };
    for await (const rows of allRows(db, definition, part, order))
      yield* await toRows(db, definition, part, { rows, totals });
  }
}

/** Rows of one day depend on no other day asked for: fewer days at once are quicker. */
function* monthsOf({
  from,
  to,
}: ReportRequest): Generator<Readonly<{ from: LocalDate; to: LocalDate }>> {
  for (let first = from; first <= to; first = addDays(first, DAYS_AT_ONCE)) {
    const last = addDays(first, DAYS_AT_ONCE - 1);
    yield { from: first, to: localDate(last < to ? last : to) };
  }
}
