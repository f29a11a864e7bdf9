import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { COMMON_LETTERS } from '@baanpak/web-ui/printing/common-letters.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Which letters of a text papers do not print, in words; undefined for a text without such, and where `lines` says that
 * no paper has the text. The list of letters is loaded for who needs it.
 */
export function useLettersWarning(
  text: unknown,
  lines: 'one-line' | 'lines' | undefined,
): string | undefined {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'en' ? 'en' : 'th';
  const [warning, setWarning] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const say = (said: string | null) => {
      if (!isOver) setWarning(said ?? undefined);
    };
    if (lines === undefined || typeof text !== 'string' || COMMON_LETTERS.test(text)) say(null);
    else
      import('@baanpak/web-ui/printing/letters-warning.ts').then(
        ({ lettersWarning }) => say(lettersWarning(text, lines, language)),
        () => say(null), // without a network nobody is warned
      );
    return () => {
      isOver = true;
    };
  }, [text, lines, language]);
  return warning;
}
