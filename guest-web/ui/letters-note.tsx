import { COMMON_LETTERS } from '@baanpak/web-ui/printing/common-letters.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../app/context.ts';

type LettersNoteProps = Readonly<{ text: string; lines: 'one-line' | 'lines' }>;

/** Below a field: which of its letters papers do not print. The list of letters is loaded for who needs it. */
export function LettersNote({ text, lines }: LettersNoteProps) {
  const { language } = useApp().api;
  const [warning, setWarning] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    const say = (said: string | null) => {
      if (!isOver) setWarning(said);
    };
    if (COMMON_LETTERS.test(text)) say(null);
    else
      import('@baanpak/web-ui/printing/letters-warning.ts').then(
        ({ lettersWarning }) => say(lettersWarning(text, lines, language)),
        () => say(null), // without a network nobody is warned
      );
    return () => {
      isOver = true;
    };
  }, [text, lines, language]);
  return (
    <p role="status" className={warning ? 'mt-1.5 text-sm text-warning' : 'sr-only'}>
      {warning}
    </p>
  );
}
