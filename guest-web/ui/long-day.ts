import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { names } from './date-names.ts';
import { formatDay } from './dates.ts';

const WEEKDAYS = names(
  'วันอาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์',
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
);

/** Thursday; `day` is YYYY-MM-DD. */
export const formatWeekday = (day: string, language: Language): string =>
  WEEKDAYS[language][new Date(day).getUTCDay()] ?? '';

/** Thursday, 24 December 2026; a line may end after the weekday. */
export const formatLongDay = (day: string, language: Language): string =>
  `${formatWeekday(day, language)}${language === 'th' ? 'ที่' : ','} ${formatDay(day, language, 'long')}`;
