import { watchLetters } from '@baanpak/web-ui/printing/watch-letters.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../shell/context.ts';

type LettersNoteProps = Readonly<{ text: string; lines: 'one-line' | 'lines' }>;

/** Below a field: which of its letters papers do not print. */
export function LettersNote({ text, lines }: LettersNoteProps) {
  const { language } = useApp().api;
  const [warning, setWarning] = useState<string | null>(null);
  useEffect(() => watchLetters(text, lines, language, setWarning), [text, lines, language]);
  return (
    <p role="status" className={warning ? 'mt-1.5 text-sm text-warning' : 'sr-only'}>
      {warning}
    </p>
  );
}
