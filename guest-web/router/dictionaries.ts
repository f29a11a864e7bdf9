import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { replaceTexts } from './replace-texts.ts';
import type {
  BookingDictionary,
  Dictionary,
  HomeDictionary,
  HotelDictionary,
  ResultsDictionary,
} from './texts/i18n.ts';

/** The texts that not every page says, as `texts/{language}-{name}.ts` has them. */
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
    first: async () => (await import('./texts/th.ts')).th,
    home: async () => (await import('./texts/th-home.ts')).thHome,
    hotel: async () => (await import('./texts/th-hotel.ts')).thHotel,
    results: async () => (await import('./texts/th-results.ts')).thResults,
    booking: async () => (await import('./texts/th-booking.ts')).thBooking,
  },
  en: {
    first: async () => (await import('./texts/en.ts')).en,
    home: async () => (await import('./texts/en-home.ts')).enHome,
    hotel: async () => (await import('./texts/en-hotel.ts')).enHotel,
    results: async () => (await import('./texts/en-results.ts')).enResults,
    booking: async () => (await import('./texts/en-booking.ts')).enBooking,
  },
};

// so that a sentence changed in development is said at once, and the page stays as it is
import.meta.hot?.accept('./texts/th.ts', (module) => replaceTexts('th', module?.th));
import.meta.hot?.accept('./texts/en.ts', (module) => replaceTexts('en', module?.en));
import.meta.hot?.accept('./texts/th-home.ts', (module) => replaceTexts('th', module?.thHome));
import.meta.hot?.accept('./texts/th-hotel.ts', (module) => replaceTexts('th', module?.thHotel));
import.meta.hot?.accept('./texts/en-home.ts', (module) => replaceTexts('en', module?.enHome));
import.meta.hot?.accept('./texts/en-hotel.ts', (module) => replaceTexts('en', module?.enHotel));
import.meta.hot?.accept('./texts/th-results.ts', (module) => replaceTexts('th', module?.thResults));
import.meta.hot?.accept('./texts/en-results.ts', (module) => replaceTexts('en', module?.enResults));
import.meta.hot?.accept('./texts/th-booking.ts', (module) => replaceTexts('th', module?.thBooking));
import.meta.hot?.accept('./texts/en-booking.ts', (module) => replaceTexts('en', module?.enBooking));
