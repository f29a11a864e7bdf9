import type { AnswerOfCall } from '@baanpak/contract/routes/call.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { REPORTS } from '@baanpak/domain/values/text/report-names.ts';

export type ReportName = (typeof REPORTS)[number];

type ReportAnswer = AnswerOfCall<'GET /reports/{name}'>;
type EventsAnswer = AnswerOfCall<'GET /reports/{name}/events'>;
type ChangesAnswer = AnswerOfCall<'GET /reports/{name}/changes'>;
type FactsAnswer = NonNullable<EventsAnswer['numerator']>;

export type Column = Readonly<ReportAnswer['columns'][number]>;
export type ColumnType = Column['type'];
export type Cells = Readonly<Record<string, unknown>>;
/** A line by its columns; `key` names it in other calls. */
export type Row = Cells &
  Readonly<
    Pick<ReportAnswer['rows'][number], 'key'> &
      Partial<Pick<ReportAnswer['rows'][number], 'booking'>>
  >;

type Paged = 'total' | 'page' | 'perPage';

/** What is read of a report's answer. */
export type Report = Readonly<
  Pick<ReportAnswer, 'columns' | Paged | 'at'> & { rows: readonly Row[]; totals: Cells }
>;

export type Fact = Readonly<
  Omit<FactsAnswer['facts'][number], 'event'> & {
    event: Readonly<Omit<FactsAnswer['facts'][number]['event'], 'position'>>;
  }
>;
export type Facts = Readonly<
  Pick<FactsAnswer, 'sum' | 'measure' | Paged> & { facts: readonly Fact[] }
>;
/** The facts behind a figure, or those behind both parts of a ratio. */
export type Explanation = Facts | Readonly<{ numerator: Facts; denominator: Facts }>;

/** What came in between two states of a report. */
export type Changes = Readonly<
  Pick<ChangesAnswer, Paged> & {
    columns: readonly Column[];
    changes: readonly Fact[];
    totals: Readonly<Record<'before' | 'after', Cells>>;
  }
>;

const NO_FACTS: Facts = {
  ...{ facts: [], sum: 0, measure: 'count', total: 0, page: 1, perPage: 1 },
};

/** Of a ratio both parts are answered, of any other figure its facts. */
export const explanationIn = ({ numerator, denominator, ...facts }: EventsAnswer): Explanation =>
  numerator && denominator ? { numerator, denominator } : { ...NO_FACTS, ...facts };

const FIGURES: readonly ColumnType[] = ['count', 'money', 'points', 'ratio', 'percent'];

/** Figures stand to the right; dates and texts are what they are about. */
export const isFigure = ({ type }: Column): boolean => FIGURES.includes(type);

/** What it is made of can be shown. */
export const canOpen = (column: Column): boolean => isFigure(column) && column.opens;

export const labelOf = ({ label }: Column, language: Language): string => label[language];

export const numberIn = (cells: Cells, column: string): number | null =>
  typeof cells[column] === 'number' ? cells[column] : null;
