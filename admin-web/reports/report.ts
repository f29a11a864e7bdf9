import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { REPORTS } from '@baanpak/domain/values/text/staff-pages.ts';

export type ReportName = (typeof REPORTS)[number];

/** `percent` is a share of 1, `money` THB with up to two decimals. */
export type ColumnType =
  | 'date'
  | 'instant'
  | 'text'
  | 'count'
  | 'money'
  | 'points'
  | 'ratio'
  | 'percent';
export type Column = Readonly<{
  name: string;
  type: ColumnType;
  label: I18nText;
  /** What it is made of can be asked for: not of a number that is no sum of facts. */
  opens: boolean;
  sortable: boolean;
}>;

export type BookingOfFact = Readonly<{ _id: string; bookingId: string; ownerId: string }>;

/** A line by its columns; `key` names it in other calls. */
export type Row = Readonly<{ key: string; booking?: BookingOfFact | null }> &
  Readonly<Record<string, unknown>>;

export type Report = Readonly<{
  columns: readonly Column[];
  rows: readonly Row[];
  /** Over all pages, by column. */
  totals: Readonly<Record<string, unknown>>;
  total: number;
  page: number;
  perPage: number;
  /** How far the log was read: a position. */
  at: string;
}>;

/** What a figure is made of; `amount` in the figure's own measure and sign. */
export type Fact = Readonly<{
  kind: string;
  date: string;
  amount: number;
  /** How many of its kind. */
  units: number;
  booking: BookingOfFact | null;
  hotel: string | null;
  event: Readonly<{
    id: string;
    /** Null of what is told no more. */
    type: string | null;
    at: string;
    by: string | null;
    byName: string | null;
  }>;
}>;
export type Facts = Readonly<{
  facts: readonly Fact[];
  /** Of all pages. */
  sum: number;
  total: number;
  page: number;
  perPage: number;
}>;
/** The facts behind a figure, or those behind both parts of a ratio. */
export type Explanation = Facts | Readonly<{ numerator: Facts; denominator: Facts }>;

/** What came in between two states of a report; amounts in THB. */
export type Changes = Readonly<{
  columns: readonly Column[];
  totals: Readonly<Record<'before' | 'after', Report['totals']>>;
  changes: readonly Fact[];
  total: number;
  page: number;
  perPage: number;
}>;

const FIGURES: readonly ColumnType[] = ['count', 'money', 'points', 'ratio', 'percent'];

/** Figures stand to the right; dates and texts are what they are about. */
export const isFigure = ({ type }: Column): boolean => FIGURES.includes(type);

/** What it is made of can be shown. */
export const canOpen = (column: Column): boolean => isFigure(column) && column.opens;

export const labelOf = ({ label }: Column, language: Language): string => label[language];

export const numberIn = (
  cells: Readonly<Record<string, unknown>>,
  column: string,
): number | null => (typeof cells[column] === 'number' ? cells[column] : null);
