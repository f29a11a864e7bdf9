import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useServices } from '../shell/services.ts';

/** Buddhist years in Thai, as everyone there writes them. */
const LOCALES: Readonly<Record<Language, string>> = { th: 'th-TH', en: 'en-GB' };
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const MOMENT: Intl.DateTimeFormatOptions = { ...DAY, hour: '2-digit', minute: '2-digit' };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made at first use and kept: making one takes longer than a page of dates. */
function formatter(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

/** A day of a stay in words, the same wherever the browser is. */
export const formatDay = (day: string, language: Language): string =>
  formatter(language, 'UTC', DAY).format(Date.parse(`${day}T00:00:00Z`));

/** A moment in words, in Bangkok's time. */
export const formatMoment = (moment: string, language: Language): string =>
  formatter(language, 'Asia/Bangkok', MOMENT).format(Date.parse(moment));

/** A moment to the second, in Bangkok's time. */
export const formatSecond = (milliseconds: number, language: Language): string =>
  formatter(language, 'Asia/Bangkok', { ...MOMENT, second: '2-digit' }).format(milliseconds);

/** The day it is in Bangkok. */
export const today = (): LocalDate => bangkokDay(instant(Date.now()));

/** A weekday by its number, Sunday 0, short unless it says otherwise. */
export const formatWeekday = (
  weekday: number,
  language: Language,
  weekdayAs: 'narrow' | 'short' | 'long' = 'short',
): string =>
  formatter(language, 'UTC', { weekday: weekdayAs }).format(Date.UTC(2027, 7, 1 + weekday)); // a Sunday

/** The number of a day and its month. */
export const formatDayOfMonth = (day: string, language: Language): string =>
  formatter(language, 'UTC', { day: 'numeric', month: 'short' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** The month of a day, with its year. */
export const formatMonth = (day: string, language: Language): string =>
  formatter(language, 'UTC', { month: 'long', year: 'numeric' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** Seconds as `12:05`, with hours where there are any. */
export function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts
    .map((part, place) => (place === 0 ? `${part}` : `${part}`.padStart(2, '0')))
    .join(':');
}

const BAHT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const signed = (amount: number, format: Intl.NumberFormat): string => {
  const figure = format.format(Math.abs(amount));
  return `${amount < 0 && /[1-9]/.test(figure) ? '-' : ''}฿${figure}`;
};

/** Whole baht as `฿12,345`, the same in both languages. */
export const formatBaht = (amount: number): string => signed(amount, BAHT);

/** To the satang as `฿12,345.50`. */
export const formatExactBaht = (amount: number): string => signed(amount, EXACT);

/** Days, months (`2027-01`), moments and texts as the reader's language writes them; nothing where there is none. */
export function useFormats() {
  const { language } = useServices();
  return {
    day: (day: string | null | undefined) => (day ? formatDay(day, language) : ''),
    month: (month: string) => formatMonth(`${month}-01`, language),
    moment: (moment: string | null | undefined) => (moment ? formatMoment(moment, language) : ''),
    text: (text: Readonly<Record<'th' | 'en', string>> | null | undefined) =>
      text?.[language] || text?.th || text?.en || '',
  };
}
