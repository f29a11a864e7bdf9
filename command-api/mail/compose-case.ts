import type { LetterOfCase } from '@baanpak/domain/processes/letters.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import type { Deps } from '../deps.ts';
import { caseAnswer } from '../money-case/case-answer.ts';
import { addressForCase } from './addresses.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { CASE_LETTERS } from './letters/case-letters.ts';
import { footerIn } from './stay-lines.ts';
import { inBothLanguages } from './write-letter.ts';

/** The mail about a case to whoever settles it; nothing to say once it is over, or unnamed. */
export async function composeCase(
  deps: Deps,
  { letter: kind, caseId }: LetterOfCase,
  site: string,
): Promise<Omit<Mail, 'messageId'> | 'moot'> {
  if (caseId === undefined) return 'moot';
  const { case: about } = await caseAnswer(deps, caseId);
  const to = await addressForCase(deps, about);
  if (about.status !== 'open' || to === null) return 'moot';
  const letter = inBothLanguages(CASE_LETTERS[kind](about), `${site}/admin/cases`);
  const parts = { letter, stays: [], footer: footerIn('th') };
  return {
    to,
    subject: letter.subject,
    html: letterHtml({ ...parts, language: 'th' }),
    text: letterText(parts),
    attachments: [],
  };
}
