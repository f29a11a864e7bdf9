import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { CellType } from '@baanpak/contract/report/report.ts';
import { writeXlsxStream } from 'hucre/xlsx';
import { bangkokClock } from './bangkok-clock.ts';
import {
  cellOf,
  type ExportedColumn,
  type ExportedRow,
  type ExportedTable,
} from './exported-table.ts';

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
  return Readable.from(chunksOf(file));
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

async function* chunksOf(file: NodeReadableStream<Uint8Array>) {
  yield* file;
}
