import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The same keys as `T`, with texts of another language; plurals may have forms that Thai has not. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
} & { readonly [K in `${string}_one`]: string };

/** The texts that not every page says; `router/texts/dictionaries.ts` has them. */
export type TextsName = 'home' | 'hotel' | 'results' | 'booking';

/** Loads the texts of one language, by screen, each part when it is needed; every page needs the first. */
export type TextLoaders = Readonly<Record<'first' | TextsName, () => Promise<ResourceLanguage>>>;

/** Ready at once: a document has one language and brings its dictionary along. */
export function openI18n(language: Language, dictionary: ResourceLanguage): i18n {
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

let opened: Readonly<{ loaders: TextLoaders; i18n: Promise<i18n> }> | undefined;

/** Loads what every page says. Once, in a browser: a document has one language. */
export function openTexts(language: Language, loaders: TextLoaders): Promise<i18n> {
  const i18n = loaders.first().then((texts) => openI18n(language, texts));
  opened = { loaders, i18n };
  return i18n;
}

/** Makes sure that these can be said too; on the server, which never opened any, all can from the start. */
export async function bringTexts(names: readonly TextsName[]): Promise<void> {
  if (!opened) return;
  const { loaders, i18n } = opened;
  const [instance, ...texts] = await Promise.all([i18n, ...names.map((name) => loaders[name]())]);
  for (const each of texts) addTexts(instance, each);
}

/** Adds what some pages alone say, or says it in other words. */
export function addTexts(instance: i18n, texts: ResourceLanguage): void {
  for (const [screen, words] of Object.entries(texts))
    instance.addResourceBundle(instance.language, screen, words);
}
