import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { createInstance, type i18n } from 'i18next';
import type { I18nProvider } from 'react-admin';
import { initReactI18next } from 'react-i18next';
import type { laterTh } from './later.th.ts';
import { LOCALES, moveToLanguage } from './locales.ts';
import type { Texts } from './ra-texts.ts';
import type { th } from './th.ts';

/** The same keys as `T`, with texts of another language; plurals may have forms that Thai has not. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
} & { readonly [K in `${string}_one`]: string };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'staff';
    resources: { staff: typeof th & typeof laterTh };
  }
}

/** Ready at once: a document has one language and brings its texts along. */
export function openI18n(language: Language, texts: Translated<typeof th>, ra: Texts): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { staff: texts, ra: { ra } } },
    ns: ['staff', 'ra'],
    defaultNS: 'staff',
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/** What react-admin says once a record of a list is saved. */
const SAVED = /^resources\..*?([\w-]+)\.notifications\.(\w+)$/;

/** What react-admin asks of a language, answered by the same i18next as our own texts are. */
export const i18nProviderOn = (instance: i18n): I18nProvider => ({
  translate: (key, { _, smart_count: count, ...options } = {}) =>
    instance.t(key.replace(SAVED, 'saved.$1.$2'), {
      ...options,
      ...(count !== undefined && { count }),
      defaultValue: _ ?? key,
      ns: ['staff', 'ra'],
    }),
  changeLocale: async (language) => moveToLanguage(language),
  getLocale: () => instance.language,
  getLocales: () => LOCALES,
});
