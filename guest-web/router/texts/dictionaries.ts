import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { ResourceLanguage } from 'i18next';
import { getI18n } from 'react-i18next';
import { addTexts, type TextLoaders, type TextsName } from '../../shell/texts.ts';

/** Loads the texts of one language, each part when it is needed. */
export const DICTIONARIES: Readonly<Record<Language, TextLoaders>> = {
  th: {
    first: async () => (await import('./th.ts')).th,
    home: async () => ({ home: (await import('../../pages/home/texts.th.ts')).homeTh }),
    hotel: async () => ({ hotel: (await import('../../pages/hotel/texts.th.ts')).hotelTh }),
    results: async () => ({ results: (await import('../../pages/results/texts.th.ts')).resultsTh }),
    booking: async () => (await import('./th-booking.ts')).thBooking,
  },
  en: {
    first: async () => (await import('./en.ts')).en,
    home: async () => ({ home: (await import('../../pages/home/texts.en.ts')).homeEn }),
    hotel: async () => ({ hotel: (await import('../../pages/hotel/texts.en.ts')).hotelEn }),
    results: async () => ({ results: (await import('../../pages/results/texts.en.ts')).resultsEn }),
    booking: async () => (await import('./en-booking.ts')).enBooking,
  },
};

/** The module of these texts, as the build knows it. */
export const moduleOfTexts = (language: Language, name: TextsName): string =>
  name === 'booking' ? `router/texts/${language}-booking.ts` : `pages/${name}/texts.${language}.ts`;

/** In development: a sentence that changed is said at once where the page is in its language, and the page stays as it is. */
function replace(language: Language, texts: ResourceLanguage = {}) {
  const i18n = getI18n();
  if (i18n.language !== language) return;
  addTexts(i18n, texts);
  i18n.emit('languageChanged', language);
}

import.meta.hot?.accept('./th.ts', (module) => replace('th', module?.th));
import.meta.hot?.accept('./th-booking.ts', (module) => replace('th', module?.thBooking));
import.meta.hot?.accept('./en.ts', (module) => replace('en', module?.en));
import.meta.hot?.accept('./en-booking.ts', (module) => replace('en', module?.enBooking));
import.meta.hot?.accept('../../pages/home/texts.th.ts', (module) =>
  replace('th', module && { home: module.homeTh }),
);
import.meta.hot?.accept('../../pages/home/texts.en.ts', (module) =>
  replace('en', module && { home: module.homeEn }),
);
import.meta.hot?.accept('../../pages/hotel/texts.th.ts', (module) =>
  replace('th', module && { hotel: module.hotelTh }),
);
import.meta.hot?.accept('../../pages/hotel/texts.en.ts', (module) =>
  replace('en', module && { hotel: module.hotelEn }),
);
import.meta.hot?.accept('../../pages/results/texts.th.ts', (module) =>
  replace('th', module && { results: module.resultsTh }),
);
import.meta.hot?.accept('../../pages/results/texts.en.ts', (module) =>
  replace('en', module && { results: module.resultsEn }),
);
