import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { BookingDictionary, Dictionary } from '../i18n/i18n.ts';
import { replaceTexts } from './replace-texts.ts';

type Loaders = Readonly<{
  first: () => Promise<Dictionary>;
  booking: () => Promise<BookingDictionary>;
}>;

/** Loads the texts of one language, each half when it is needed. */
export const DICTIONARIES: Readonly<Record<Language, Loaders>> = {
  th: {
    first: async () => (await import('../i18n/th.ts')).th,
    booking: async () => (await import('../i18n/th-booking.ts')).thBooking,
  },
  en: {
    first: async () => (await import('../i18n/en.ts')).en,
    booking: async () => (await import('../i18n/en-booking.ts')).enBooking,
  },
};

// so that a sentence changed in development is said at once, and the page stays as it is
import.meta.hot?.accept('../i18n/th.ts', (module) => replaceTexts('th', module?.th));
import.meta.hot?.accept('../i18n/en.ts', (module) => replaceTexts('en', module?.en));
import.meta.hot?.accept('../i18n/th-booking.ts', (module) => replaceTexts('th', module?.thBooking));
import.meta.hot?.accept('../i18n/en-booking.ts', (module) => replaceTexts('en', module?.enBooking));
