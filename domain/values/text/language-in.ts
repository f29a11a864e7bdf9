import type { Language } from './i18n-text.ts';

/** The language a text is written in, by its letters; undefined where it has none of either. */
export function languageIn(text: string): Language | undefined {
  if (/\p{Script=Thai}/u.test(text)) return 'th';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
}
