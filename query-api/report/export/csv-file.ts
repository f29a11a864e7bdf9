import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { bangkokClockText } from './bangkok-clock.ts';
import {
  cellOf,
  type ExportedColumn,
  type ExportedRow,
  type ExportedTable,
} from './exported-table.ts';

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
