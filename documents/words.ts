import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/** Buddhist years in Thai, as everyone there writes them. */
const LOCALES: Readonly<Record<Language, string>> = { th: 'th-TH', en: 'en-GB' };

const formats = (options: Intl.DateTimeFormatOptions) => ({
  th: new Intl.DateTimeFormat(LOCALES.th, options),
  en: new Intl.DateTimeFormat(LOCALES.en, options),
});
const DAY = formats({ dateStyle: 'long', timeZone: 'UTC' });
const MONTH = formats({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const MOMENT = formats({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Bangkok' });

/** A day of stay in words: 24 December 2026. */
export const dayText = (day: string, language: Language): string =>
  DAY[language].format(Date.parse(`${day}T00:00:00Z`));

/** A month, `YYYY-MM`, in words: December 2026. */
export const monthText = (month: string, language: Language): string =>
  MONTH[language].format(Date.parse(`${month}-01T00:00:00Z`));

/** A moment in words, in Bangkok's time. */
export const momentText = (moment: string, language: Language): string =>
  MOMENT[language].format(Date.parse(moment));

const BAHT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Whole baht as `฿12,345`, the same in both languages. */
export const bahtText = (amount: number): string => `฿${BAHT.format(amount)}`;

/** Satang as `12,345.67` baht, for documents of tax. */
export const exactText = (amount: Satang): string => EXACT.format(amount / 100);
