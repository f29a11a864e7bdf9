import type { MailOfCase } from '@baanpak/domain/processes/mail-templates.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import type { Commands } from '../ports.ts';
import { caseAnswer } from '../use-cases/money-case/case-answer.ts';
import { addressForCase } from './addresses.ts';
import { mailInBothLanguages } from './mail-in-both-languages.ts';
import { CASE_MAILS } from './templates/case-mails.ts';

/** The mail about a case to anyone who settles it; nothing to say once it is over, or unnamed. */
export async function composeCase(
  ports: Commands,
  { template, caseId }: MailOfCase,
  site: string,
): Promise<Omit<Mail, 'messageId'> | 'moot'> {
  if (caseId === undefined) return 'moot';
  const { case: about } = await caseAnswer(ports, caseId);
  const to = await addressForCase(ports, about);
  if (about.status !== 'open' || to === null) return 'moot';
  return mailInBothLanguages(to, CASE_MAILS[template](about), `${site}/admin/cases`);
}
