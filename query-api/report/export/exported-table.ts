/** What stands in the cells of a column, which says how a file shows it. */
export type CellType =
  | 'date'
  | 'instant'
  | 'text'
  | 'count'
  | 'money'
  | 'points'
  | 'ratio'
  | 'percent';

export type ExportedColumn = Readonly<{ name: string; type: CellType; label: string }>;

/** By column name: dates as `YYYY-MM-DD`, instants as ISO text, money in THB, percent as a share of 1. */
export type ExportedRow = Readonly<Record<string, string | number | null>>;

/** What goes into a file: rows are asked for one by one, as whoever takes the file keeps up. */
export type ExportedTable = Readonly<{
  columns: readonly ExportedColumn[];
  rows: AsyncIterable<ExportedRow>;
}>;

/** The cell of a row; one that the row lacks is empty. */
export const cellOf = (row: ExportedRow, { name }: ExportedColumn): string | number | null =>
  row[name] ?? null;
