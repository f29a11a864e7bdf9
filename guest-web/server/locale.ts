import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { LOCALE_KEY } from '@baanpak/domain/values/text/page-language.ts';
import { cookieIn } from '../shell/api/cookie-in.ts';

/** The language a guest chose before. */
export function chosenLanguage(cookies: string): Language | undefined {
  const chosen = cookieIn(cookies, LOCALE_KEY);
  return LANGUAGES.find((language) => language === chosen);
}
