import { useServices } from '../../shell/services.ts';
import { formatMonth } from '../../ui/dates.ts';
import { formatBaht, formatExactBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { type Column, type ColumnType, labelOf } from './report.ts';
import { useCodeWords } from './use-code-words.ts';

const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const RATIO = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Stands where nothing can be said, as a ratio to nothing. */
const NONE = '–';

/** A figure in words; money in whole baht unless it is to be exact. */
export function formatFigure(value: number | null, type: ColumnType, isExact = false): string {
  if (value === null) return NONE;
  if (type === 'money') return isExact ? formatExactBaht(value) : formatBaht(value);
  if (type === 'percent') return PERCENT.format(value);
  return (type === 'ratio' ? RATIO : COUNT).format(value);
}

/** Cells and headings as the reader's language writes them. */
export function useCells() {
  const { language } = useServices();
  const { day, moment } = useFormats();
  const wordsOf = useCodeWords();
  return {
    label: (column: Column) => labelOf(column, language),
    cell: (value: unknown, { name, type }: Pick<Column, 'name' | 'type'>): string => {
      if (value === null || value === undefined || value === '') return NONE;
      if (typeof value === 'number') return formatFigure(value, type);
      if (type === 'date') return day(String(value));
      if (type === 'month') return formatMonth(`${value}-01`, language);
      return type === 'instant' ? moment(String(value)) : wordsOf(name, String(value));
    },
  };
}
