import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { BookingDictionary, Dictionary } from '../i18n/i18n.ts';

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
