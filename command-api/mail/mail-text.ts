import type { MailContent } from './mail-content.ts';
import type { StayLine } from './stay-lines.ts';

type Parts = Readonly<{ content: MailContent; stays: readonly StayLine[]; footer: string }>;

/** The body for mail programs that show no HTML. */
export function mailText({ content, stays, footer }: Parts): string {
  const { heading, paragraphs, facts = [], action } = content;
  const blocks = [
    heading,
    ...paragraphs,
    lines(facts),
    ...stays.map(
      ({ title, rows, link }) =>
        `${title}\n${lines(rows)}${link ? `\n${link.label}: ${link.href}` : ''}`,
    ),
    action ? `${action.label}:\n${action.href}` : '',
    `--\n${footer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const lines = (facts: NonNullable<MailContent['facts']>) =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');
