import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { LOCALE_KEY, localeCookie, translated } from '@baanpak/domain/values/text/page-language.ts';

export const LOCALES = [
  { locale: 'th', name: 'ไทย' },
  { locale: 'en', name: 'English' },
];

/** Remembers the language and loads the same page in it, with what stands behind the `#`: a mailed link's proof. */
export function moveToLanguage(asked: string): void {
  const language = LANGUAGES.find((known) => known === asked);
  if (language === undefined) return;
  rememberLanguage(language);
  // what was typed is kept as a draft, and nobody is asked about it
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  const { pathname, search, hash } = window.location;
  window.location.assign(translated(pathname + search, language) + hash);
}

export function rememberLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
  document.cookie = localeCookie(language, window.location.protocol === 'https:');
  try {
    window.localStorage.setItem(LOCALE_KEY, language);
  } catch {
    // storage is closed to us: the cookie remembers as well
  }
}
