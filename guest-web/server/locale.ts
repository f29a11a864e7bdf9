import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { LOCALE_KEY, LOCALE_SECONDS } from '@baanpak/domain/values/text/page-language.ts';
import { cookieIn } from '../api/cookie-in.ts';

/** The language a guest chose before. */
export function chosenLanguage(cookies: string): Language | undefined {
  const chosen = cookieIn(cookies, LOCALE_KEY);
  return LANGUAGES.find((language) => language === chosen);
}

/** Scripts read it too: it is no secret. */
export const languageCookie = (language: Language): string =>
  `${LOCALE_KEY}=${language}; Max-Age=${LOCALE_SECONDS}; Path=/; SameSite=Lax`;
