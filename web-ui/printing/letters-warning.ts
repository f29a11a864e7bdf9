import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { unprintableLetters } from '@baanpak/domain/values/text/printed-letters.ts';

/** Beside a field; each page that loads it does so when somebody types what few do. */
const SENTENCES: Readonly<Record<Language, (letters: string) => string>> = {
  th: (letters) => `ตัวอักษรเหล่านี้อาจพิมพ์บนใบเสร็จไม่ถูกต้อง: ${letters} แต่ยังใช้ได้ตามปกติ`,
  en: (letters) =>
    `These letters may not print correctly on receipts: ${letters}. You can use them all the same.`,
};
const MOST_NAMED = 10;

/** What a form says of letters that papers do not print, or not in order; null of a text without such. */
export function lettersWarning(
  text: string,
  lines: 'one-line' | 'lines',
  language: Language,
): string | null {
  const letters = unprintableLetters(text, lines);
  if (letters.length === 0) return null;
  const more = letters.length > MOST_NAMED ? ' …' : '';
  // isolated, or letters from right to left take the sentence's marks along
  return SENTENCES[language](`\u2068${letters.slice(0, MOST_NAMED).join(' ')}${more}\u2069`);
}
