import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { CellJson, CellType, ReportColumnJson } from '@baanpak/contract/report/report.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { stringify } from 'csv-stringify';
import { writeXlsxStream } from 'hucre/xlsx';

/**
 * A table as CSV that spreadsheets open as it is: UTF-8 with the mark that says so, lines as RFC 4180 has them,
 * and no text that a spreadsheet takes for a formula.
 */
export function csvFile({ columns, rows }: ExportedTable): Readable {
  const file = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
  });
  // anyone who drops the file ends the rows, and rows that break off break the file off
  return pipeline(Readable.from(linesOf(columns, rows)), file, () => undefined);
}

async function* linesOf(columns: readonly ExportedColumn[], rows: AsyncIterable<ExportedRow>) {
  yield columns.map(({ label }) => label);
  for await (const row of rows) yield columns.map((column) => shown(column, cellOf(row, column)));
}

function shown({ type }: ExportedColumn, cell: string | number | null) {
  if (typeof cell !== 'string') return cell;
  if (type === 'instant') return bangkokClockText(cell);
  // the one sign before a formula that `escape_formulas` does not know
  return cell.startsWith('\n') ? `'${cell}` : cell;
}

// The one place that knows the library which writes workbooks.

/** What Excel takes in a sheet, the line of labels among them. */
const ROWS_PER_SHEET = 1_048_576;
/** Excel refuses a name that is longer. */
const LONGEST_NAME = 31;

const FORMATS: Readonly<Partial<Record<CellType, string>>> = {
  date: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm:ss',
  count: '#,##0',
  money: '#,##0.00',
  points: '#,##0',
  ratio: '#,##0.00',
  percent: '0.00%',
};
const WIDTHS: Readonly<Partial<Record<CellType, number>>> = { instant: 20, text: 24 };

type Options = Readonly<{ sheet: string; rowsPerSheet?: number }>;

/**
 * A table as a workbook: dates are dates, numbers numbers, and texts never formulas. What one sheet does not take is
 * on the next, under the same labels.
 */
export function xlsxFile(
  { columns, rows }: ExportedTable,
  { sheet, rowsPerSheet = ROWS_PER_SHEET }: Options,
): Readable {
  const file = writeXlsxStream(cellsOf(columns, rows), {
    name: sheet.slice(0, LONGEST_NAME),
    columns: columns.map(described),
    freezePane: { rows: 1 },
    maxRowsPerSheet: rowsPerSheet,
  });
  return Readable.from(chunksOfSheet(file));
}

function described({ type, label }: ExportedColumn) {
  const numFmt = FORMATS[type];
  return { header: label, width: WIDTHS[type] ?? 14, ...(numFmt ? { numFmt } : {}) };
}

async function* cellsOf(columns: readonly ExportedColumn[], rows: AsyncIterable<ExportedRow>) {
  for await (const row of rows) yield columns.map((column) => toCell(column, cellOf(row, column)));
}

/** A day has no time, so that it is the same day wherever the file is opened. */
function toCell({ type }: ExportedColumn, cell: string | number | null) {
  if (typeof cell !== 'string') return cell;
  if (type === 'date') return new Date(`${cell}T00:00:00Z`);
  return type === 'instant' ? bangkokClock(cell) : toCellText(cell);
}

/** `_x0041_` is an A in workbooks; the two signs that XML cannot say are left out. */
const toCellText = (text: string): string =>
  text.replace(/[\ufffe\uffff]/g, '').replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

async function* chunksOfSheet(file: NodeReadableStream<Uint8Array>) {
  yield* file;
}

/** Characters that are sent at once. */
const CHUNK = 64 * 1024;

/** The answer that pages are parts of, with all its rows: the other fields first, as they are. */
export const jsonFile = (
  answer: Readonly<Record<string, unknown>>,
  rows: AsyncIterable<ExportedRow>,
): Readable => Readable.from(chunksOfJson(answer, rows), { objectMode: false });

async function* chunksOfJson(
  answer: Readonly<Record<string, unknown>>,
  rows: AsyncIterable<ExportedRow>,
): AsyncGenerator<string> {
  const fields = JSON.stringify(answer).slice(0, -1);
  let pending = `${fields}${fields === '{' ? '' : ','}"rows":[`;
  let separator = '';
  for await (const row of rows) {
    pending += separator + JSON.stringify(row);
    separator = ',';
    if (pending.length < CHUNK) continue;
    yield pending;
    pending = '';
  }
  yield `${pending}]}`;
}

const AHEAD_OF_UTC_MS = 7 * 3_600_000;

/**
 * An instant as the clock in Bangkok showed it, in the UTC fields of a Date: spreadsheets know no zones, and one
 * that shows UTC puts what happened before 07:00 on the day before.
 */
const bangkokClock = (instant: string): Date => new Date(Date.parse(instant) + AHEAD_OF_UTC_MS);

/** The same as text, `YYYY-MM-DD HH:mm:ss`. */
const bangkokClockText = (instant: string): string =>
  bangkokClock(instant).toISOString().slice(0, 19).replace('T', ' ');

export type ExportedColumn = Readonly<{ name: string; type: CellType; label: string }>;

/** By column name: dates as `YYYY-MM-DD`, instants as ISO text, money in THB, percent as a share of 1. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** What goes into a file: rows are asked for one by one, as anyone who takes the file keeps up. */
export type ExportedTable = Readonly<{
  columns: readonly ExportedColumn[];
  rows: AsyncIterable<ExportedRow>;
}>;

/** The cell of a row; one that the row lacks is empty. */
function cellOf(row: ExportedRow, { name }: ExportedColumn): CellJson {
  const cell = row[name];
  return typeof cell === 'string' || typeof cell === 'number' ? cell : null;
}

/** The columns of a report as a file of a language has them. */
export const columnsIn = (
  language: Language,
  columns: readonly ReportColumnJson[],
): ExportedColumn[] =>
  columns.map(({ name, type, label }) => ({ name, type, label: label[language] }));

/** Of a report that is read whole, as it has few rows. */
export async function* eachRow<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
