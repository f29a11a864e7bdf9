import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { formatBaht, formatExactBaht, formatMonth, useFormats } from '../../ui/formats.ts';
import { type Column, type ColumnType, labelOf } from './report.ts';

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

const WORDS = {
  th: {
    outcome: {
      paid: 'ชำระแล้ว',
      expired: 'หมดเวลา',
      'given-up': 'ผู้จองยกเลิกก่อนชำระ',
      abandoned: 'จองไม่สำเร็จ',
      canceled: 'ยกเลิก',
    },
    status: { earned: 'ได้รับแล้ว', reversed: 'ถูกหักคืน', running: 'รอเข้าพัก' },
  },
  en: {
    outcome: {
      paid: 'Paid',
      expired: 'Expired',
      'given-up': 'Given up',
      abandoned: 'Not completed',
      canceled: 'Canceled',
    },
    status: { earned: 'Earned', reversed: 'Reversed', running: 'Upcoming' },
  },
} as const satisfies Record<string, Record<string, Record<string, string>>>;

/** Words that other pages have, too, by the column of a report; the first that is known counts. */
const OF_OTHER_PAGES: Readonly<Record<string, readonly string[]>> = {
  channel: ['channel'],
  role: ['channel'],
  method: ['chargeMethod', 'paymentMethod', 'bill.method'],
  lastFailure: ['payment'],
};

/**
 * What a report's cell says in a code, in the reader's words: a channel, a way to pay, how a hold ended. Other texts
 * stay as they are, and so does a code of a newer release.
 */
function useCodeWords(): (column: string, code: string) => string {
  const { i18n } = useTranslation();
  const { language } = useServices();
  return (column, code) => {
    const words: Readonly<Record<string, Readonly<Record<string, string>>>> = WORDS[language];
    const keys = (OF_OTHER_PAGES[column] ?? []).map((group) => `${group}.${code}`);
    const known = words[column]?.[code] ?? code;
    return keys.length === 0 ? known : i18n.t(keys, { defaultValue: known });
  };
}
