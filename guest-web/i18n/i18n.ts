import type { Language } from '@baanpak/domain/values/i18n-text.ts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Translated } from './dictionary.ts';
import type { th } from './th.ts';

/** Every text of the site in one language, by screen. */
export type Dictionary = Translated<typeof th>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof th;
  }
}

/** Ready at once: a document has one language and brings its dictionary along. */
export function openI18n(language: Language, dictionary: Dictionary): i18n {
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
