import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { MONTHS, SHORT_MONTHS, SHORT_WEEKDAYS } from './date-names.ts';

const NO_BREAK_SPACE = '\u00A0';
const BUDDHIST_YEARS = 543;

type Style =
  /** 24 Dec 2026 */
  | 'medium'
  /** Thu 24 Dec */
  | 'short'
  /** 24 December 2026 */
  | 'long'
  /** December 2026 */
  | 'month';

/** A day's weekday in two or three letters. */
export const shortWeekday = (day: string, language: Language): string =>
  SHORT_WEEKDAYS[language][new Date(day).getUTCDay()] ?? '';

/**
 * A day in words; `day` is YYYY-MM-DD, or for a `month` alone YYYY-MM. No line ends between a day, its month and its
 * year.
 */
export function formatDay(day: string, language: Language, style: Style = 'medium'): string {
  const date = new Date(day); // a date alone is read as UTC
  const isShort = style === 'short';
  const names = isShort || style === 'medium' ? SHORT_MONTHS : MONTHS;
  const month = names[language][date.getUTCMonth()] ?? '';
  const year = date.getUTCFullYear() + (language === 'th' ? BUDDHIST_YEARS : 0);
  if (style === 'month') return `${month} ${year}`;
  const said = [date.getUTCDate(), month];
  return (isShort ? [shortWeekday(day, language), ...said] : [...said, year]).join(NO_BREAK_SPACE);
}

/** The day it is in Bangkok. */
export const today = (): LocalDate => bangkokDay(instant(Date.now()));
