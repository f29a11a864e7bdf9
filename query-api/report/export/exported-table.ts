import type { CellJson, CellType, ReportColumnJson } from '@baanpak/contract/report/report.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

export type ExportedColumn = Readonly<{ name: string; type: CellType; label: string }>;

/** By column name: dates as `YYYY-MM-DD`, instants as ISO text, money in THB, percent as a share of 1. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** What goes into a file: rows are asked for one by one, as anyone who takes the file keeps up. */
export type ExportedTable = Readonly<{
  columns: readonly ExportedColumn[];
  rows: AsyncIterable<ExportedRow>;
}>;

/** The cell of a row; one that the row lacks is empty. */
export function cellOf(row: ExportedRow, { name }: ExportedColumn): CellJson {
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
