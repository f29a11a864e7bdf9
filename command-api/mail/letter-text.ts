import type { Letter } from './letter.ts';
import type { StayLine } from './stay-lines.ts';

type Parts = Readonly<{ letter: Letter; stays: readonly StayLine[]; footer: string }>;

/** A letter for who reads mail without HTML. */
export function letterText({ letter, stays, footer }: Parts): string {
  const { heading, paragraphs, facts = [], action } = letter;
  const blocks = [
    heading,
    ...paragraphs,
    lines(facts),
    ...stays.map(({ title, rows }) => `${title}\n${lines(rows)}`),
    action ? `${action.label}:\n${action.href}` : '',
    `--\n${footer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const lines = (facts: NonNullable<Letter['facts']>) =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');
