import { isFieldOf } from '@baanpak/domain/values/fields/fields.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** Buddhist years in Thai, as everyone there writes them. */
const LOCALES: Readonly<Record<Language, string>> = { th: 'th-TH', en: 'en-GB' };

const STYLES = {
  /** 24 Dec 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Thu 24 Dec */
  short: { day: 'numeric', month: 'short' },
  /** Thursday 24 December 2026 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Thursday */
  weekday: { weekday: 'long' },
  /** December 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const MOMENTS = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// short Thai weekdays differ between versions of ICU, and server and browser must agree
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  th: ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** A day's weekday in two or three letters. */
export const shortWeekday = (day: LocalDate | string, language: Language): string =>
  WEEKDAYS[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

const NO_BREAK_SPACE = '\u00A0';

/** No line ends between a day, its month and its year, nor after a short weekday; after a long one it may. */
const unbroken = (date: string): string =>
  date.replace(/(?<=\d|\.|^\p{L}{3}) | (?=\d{4})/gu, NO_BREAK_SPACE);

/** A day of stay in words. */
export function formatDay(
  day: LocalDate | string,
  language: Language,
  style: keyof typeof STYLES = 'medium',
): string {
  const text = formatter(language, style).format(Date.parse(`${day}T00:00:00Z`));
  const said = style === 'short' ? `${shortWeekday(day, language)} ${text}` : text;
  return style === 'month' ? said : unbroken(said);
}

/** A moment in words, in Bangkok's time. */
export const formatMoment = (moment: string, language: Language): string =>
  unbroken(formatter(language, 'moment').format(Date.parse(moment)));

/** A moment's time of day, in Bangkok: 14:32. */
export const formatTime = (moment: string, language: Language): string =>
  formatter(language, 'time').format(Date.parse(moment));

/** Made at first use and kept: making one takes longer than a page of dates. */
type Style = keyof typeof STYLES | keyof typeof MOMENTS;

function formatter(language: Language, style: Style) {
  const key = `${language} ${style}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], optionsOf(style));
  formatters.set(key, made);
  return made;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

const optionsOf = (style: Style): Intl.DateTimeFormatOptions =>
  isFieldOf(MOMENTS, style)
    ? { ...MOMENTS[style], timeZone: 'Asia/Bangkok' }
    : { ...STYLES[style], timeZone: 'UTC' };

/** The day it is in Bangkok. */
export const today = (): LocalDate => bangkokDay(instant(Date.now()));
