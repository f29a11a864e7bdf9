import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import { inBothLanguages } from './fill-template.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { footerIn } from './stay-lines.ts';
import type { OwnerText } from './templates/owner-mails.ts';

/** A mail about no stay, to who may read either language. `href`: where its reader is led. */
export function mailInBothLanguages(
  to: string,
  text: OwnerText,
  href: string,
): Omit<Mail, 'messageId'> {
  const content = inBothLanguages(text, href);
  const parts = { content, stays: [], footer: footerIn('th') };
  return {
    to,
    subject: content.subject,
    html: mailHtml({ ...parts, language: 'th' }),
    text: mailText(parts),
    attachments: [],
  };
}
