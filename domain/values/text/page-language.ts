import type { Language } from './i18n-text.ts';
import { type LocalPath, localPath } from './local-path.ts';

/** Of the cookie and of the local storage. */
export const LOCALE_KEY = 'locale';
const LOCALE_SECONDS = 365 * 24 * 3600;

/** What keeps a chosen language, as servers and scripts set it; scripts read it too: it is no secret. */
export const localeCookie = (language: string, isHttps: boolean): string =>
  `${LOCALE_KEY}=${language}; Max-Age=${LOCALE_SECONDS}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** The language of an address: English under /en, else Thai. */
export const languageOf = (pathname: string): Language =>
  pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'th';

/** A path of the Thai site as the address of the same page in a language. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'th') return path;
  return path === '/' ? '/en' : path.startsWith('/?') ? `/en${path.slice(1)}` : `/en${path}`;
}

/**
 * The address of the same page in the other or the same language, on this origin whatever is asked for;
 * `path` may have a query.
 */
export function translated(path: string, language: Language): LocalPath {
  const bare = localPath(path).replace(/^\/en(?=$|[/?#])/, '');
  return localPath(inLanguage(language, localPath(bare)));
}
