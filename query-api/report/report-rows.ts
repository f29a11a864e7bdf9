import type { ReportJson, ReportRowJson } from '@baanpak/contract/report/report.ts';
import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadDb } from '../deps.ts';
import type { Asked } from './asked.ts';
import type { Definition } from './definition.ts';
import { readDetails } from './details.ts';
import { type FoundRows, type Part, readRows } from './read-rows.ts';
import { columnsOf, sortColumn, toCells, toTotals } from './to-cells.ts';

export type Page = Readonly<{ limit: number; offset: number; sort?: string | undefined }>;

/** The order of a report's rows, by a sortable column or its own; what nobody shares comes last. */
function partOf({ limit, offset, sort }: Page, definition: Definition): Part {
  const by = sort === undefined ? undefined : sortColumn(definition, sort.replace(/^-/, ''));
  const order = [...new Set([...(by === undefined ? [] : [by]), ...definition.order])];
  return {
    ...{ limit, offset, descending: sort?.startsWith('-') ?? false },
    order: [...new Set([...order, ...definition.key])],
  };
}

/** Some rows of a report with how many there are, and the totals over all of them. */
export async function readReport(
  db: ReadDb,
  definition: Definition,
  asked: Asked,
  page: Page,
): Promise<Pick<ReportJson, 'columns' | 'total' | 'totals'> & { rows: ReportRowJson[] }> {
  const found = await readRows(db, definition, asked, partOf(page, definition));
  return {
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
  asked: Asked,
  { rows, totals }: Pick<FoundRows, 'rows' | 'totals'>,
): Promise<ReportRowJson[]> {
  const details = await readDetails(db, asked, {
    bookings: rows.map(({ keys }) => keys.booking_id),
    rooms: rows.map(({ keys }) => keys.room_id),
    hotels: rows.map(({ keys }) => keys.hotel_id),
  });
  return rows.map((row) => toCells(definition, row, { details, asked, totals }));
}

const ROWS_AT_ONCE = 5_000;
const DAYS_AT_ONCE = 31;

/**
 * Every row of a report in its own order, or in a column's: read in parts, all as of the place in the log that
 * is asked for, so that none comes twice and none is missing, however long the reader takes.
 */
export async function* reportRows(
  db: ReadDb,
  definition: Definition,
  asked: Asked,
  sort?: string,
): AsyncGenerator<ReportRowJson> {
  const inDays = sort === undefined && definition.order[0] === 'date';
  for (const range of inDays ? monthsOf(asked) : [asked])
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const page = { limit: ROWS_AT_ONCE, offset, sort };
      const { rows } = await readReport(db, definition, { ...asked, ...range }, page);
      yield* rows;
      if (rows.length < ROWS_AT_ONCE) break;
    }
}

/** Rows of one day depend on no other day asked for: fewer days at once are quicker. */
function* monthsOf({ from, to }: Asked): Generator<Readonly<{ from: LocalDate; to: LocalDate }>> {
  for (let first = from; first <= to; first = addDays(first, DAYS_AT_ONCE)) {
    const last = addDays(first, DAYS_AT_ONCE - 1);
    yield { from: first, to: localDate(last < to ? last : to) };
  }
}
