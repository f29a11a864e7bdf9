import type {
  CellType,
  FactJson,
  FactsJson,
  ReportColumnJson,
  ReportJson,
  ReportRowJson,
} from '@baanpak/contract/report/report.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { REPORTS } from '@baanpak/domain/values/text/report-names.ts';

export type ReportName = (typeof REPORTS)[number];
export type ColumnType = CellType;
export type Column = Readonly<ReportColumnJson>;
export type Cells = Readonly<Record<string, unknown>>;
/** A line by its columns; `key` names it in other calls. */
export type Row = Cells &
  Readonly<Pick<ReportRowJson, 'key'> & Partial<Pick<ReportRowJson, 'booking'>>>;

/** What is read of a report's answer. */
export type Report = Readonly<
  Pick<ReportJson, 'columns' | 'total' | 'page' | 'perPage' | 'at'> & {
    rows: readonly Row[];
    totals: Cells;
  }
>;

export type Fact = Readonly<
  Omit<FactJson, 'event'> & { event: Readonly<Omit<FactJson['event'], 'position'>> }
>;
type Paged = Readonly<Pick<FactsJson, 'total' | 'page' | 'perPage'>>;
export type Facts = Paged &
  Readonly<Pick<FactsJson, 'sum' | 'measure'> & { facts: readonly Fact[] }>;
/** The facts behind a figure, or those behind both parts of a ratio. */
export type Explanation = Facts | Readonly<{ numerator: Facts; denominator: Facts }>;

/** What came in between two states of a report. */
export type Changes = Paged &
  Readonly<{
    columns: readonly Column[];
    changes: readonly Fact[];
    totals: Readonly<Record<'before' | 'after', Cells>>;
  }>;

const FIGURES: readonly ColumnType[] = ['count', 'money', 'points', 'ratio', 'percent'];

/** Figures stand to the right; dates and texts are what they are about. */
export const isFigure = ({ type }: Column): boolean => FIGURES.includes(type);

/** What it is made of can be shown. */
export const canOpen = (column: Column): boolean => isFigure(column) && column.opens;

export const labelOf = ({ label }: Column, language: Language): string => label[language];

export const numberIn = (cells: Cells, column: string): number | null =>
  typeof cells[column] === 'number' ? cells[column] : null;
