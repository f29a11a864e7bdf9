import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { COMMON_LETTERS } from './common-letters.ts';

/**
 * Says which letters of a text papers do not print, in the reader's language; null where they print all.
 * The list of letters is loaded for who needs it; without a network nobody is warned. Says nothing once the
 * answer was called.
 */
export function watchLetters(
  text: string,
  lines: 'one-line' | 'lines',
  language: Language,
  say: (warning: string | null) => void,
): () => void {
  let isOver = false;
  const sayUnlessOver = (warning: string | null) => {
    if (!isOver) say(warning);
  };
  if (COMMON_LETTERS.test(text)) sayUnlessOver(null);
  else
    import('./letters-warning.ts').then(
      ({ lettersWarning }) => sayUnlessOver(lettersWarning(text, lines, language)),
      () => sayUnlessOver(null),
    );
  return () => {
    isOver = true;
  };
}
