import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type {
  BookingDictionary,
  Dictionary,
  HomeDictionary,
  HotelDictionary,
  ResultsDictionary,
} from '../i18n/i18n.ts';
import { replaceTexts } from './replace-texts.ts';

/** The texts that not every page says, as `i18n/{language}-{name}.ts` has them. */
export type TextsName = 'home' | 'hotel' | 'results' | 'booking';

type Loaders = Readonly<{
  first: () => Promise<Dictionary>;
  home: () => Promise<HomeDictionary>;
  hotel: () => Promise<HotelDictionary>;
  results: () => Promise<ResultsDictionary>;
  booking: () => Promise<BookingDictionary>;
}>;

/** Loads the texts of one language, each part when it is needed. */
export const DICTIONARIES: Readonly<Record<Language, Loaders>> = {
  th: {
    first: async () => (await import('../i18n/th.ts')).th,
    home: async () => (await import('../i18n/th-home.ts')).thHome,
    hotel: async () => (await import('../i18n/th-hotel.ts')).thHotel,
    results: async () => (await import('../i18n/th-results.ts')).thResults,
    booking: async () => (await import('../i18n/th-booking.ts')).thBooking,
  },
  en: {
    first: async () => (await import('../i18n/en.ts')).en,
    home: async () => (await import('../i18n/en-home.ts')).enHome,
    hotel: async () => (await import('../i18n/en-hotel.ts')).enHotel,
    results: async () => (await import('../i18n/en-results.ts')).enResults,
    booking: async () => (await import('../i18n/en-booking.ts')).enBooking,
  },
};

// so that a sentence changed in development is said at once, and the page stays as it is
import.meta.hot?.accept('../i18n/th.ts', (module) => replaceTexts('th', module?.th));
import.meta.hot?.accept('../i18n/en.ts', (module) => replaceTexts('en', module?.en));
import.meta.hot?.accept('../i18n/th-home.ts', (module) => replaceTexts('th', module?.thHome));
import.meta.hot?.accept('../i18n/th-hotel.ts', (module) => replaceTexts('th', module?.thHotel));
import.meta.hot?.accept('../i18n/en-home.ts', (module) => replaceTexts('en', module?.enHome));
import.meta.hot?.accept('../i18n/en-hotel.ts', (module) => replaceTexts('en', module?.enHotel));
import.meta.hot?.accept('../i18n/th-results.ts', (module) => replaceTexts('th', module?.thResults));
import.meta.hot?.accept('../i18n/en-results.ts', (module) => replaceTexts('en', module?.enResults));
import.meta.hot?.accept('../i18n/th-booking.ts', (module) => replaceTexts('th', module?.thBooking));
import.meta.hot?.accept('../i18n/en-booking.ts', (module) => replaceTexts('en', module?.enBooking));
