import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Translated } from '../../shell/translated.ts';
import type { th } from './th.ts';
import type { thBooking } from './th-booking.ts';
import type { thHome } from './th-home.ts';
import type { thHotel } from './th-hotel.ts';
import type { thResults } from './th-results.ts';

/** The texts every page may need in one language, by screen. */
export type Dictionary = Translated<typeof th>;
/** Those of the pages that one fills in, most of them to book. */
export type BookingDictionary = Translated<typeof thBooking>;
export type HomeDictionary = Translated<typeof thHome>;
export type HotelDictionary = Translated<typeof thHotel>;
export type ResultsDictionary = Translated<typeof thResults>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof th & typeof thHome & typeof thHotel & typeof thResults & typeof thBooking;
  }
}

/** Ready at once: a document has one language and brings its dictionary along. */
export function openI18n(
  language: Language,
  dictionary: Dictionary &
    Partial<
      HomeDictionary & HotelDictionary & ResultsDictionary & Omit<BookingDictionary, 'problems'>
    >,
): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: dictionary },
    ns: Object.keys(dictionary),
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/** Adds what some pages alone say. */
export function addTexts(instance: i18n, texts: object): void {
  for (const [screen, words] of Object.entries(texts))
    instance.addResourceBundle(instance.language, screen, words);
}
