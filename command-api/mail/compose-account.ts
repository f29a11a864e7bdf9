import type { MailOfAccount } from '@baanpak/domain/processes/mail-templates.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { knownDetails, userStream } from '@baanpak/domain/user/user.ts';
import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import { type I18nText, LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import type { History, StaffPreferences } from '../ports.ts';
import { languageOfMails } from '../use-cases/preferences/language-of-mails.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { footerIn } from './stay-lines.ts';
import { type AccountChange, accountMail } from './templates/account-mail.ts';

/**
 * The mail about a change of an account, to the address that it had before the request that made the change: anyone who
 * changes the address with the password does not get the mail about it. Nothing to say where there was no address.
 */
export async function composeAccount(
  ports: History & StaffPreferences,
  { userId, revision }: MailOfAccount,
  site: string,
): Promise<Omit<Mail, 'messageId'> | 'moot'> {
  const events = await ports.historyOf(userStream(userId));
  const event = events.find((each) => each.revision === revision);
  if (!event) return 'moot';
  const { commandId, actor } = event.metadata;
  const first = events.findIndex(({ metadata }) => metadata.commandId === commandId);
  const before = detailsAfter(events.slice(0, first));
  const changes = changesOf(event, before);
  if (before.email === null || changes.length === 0) return 'moot';
  const text = accountMail({
    username: before.username,
    changes,
    at: event.recordedAt,
    byThemselves: actor === userId,
  });
  const language = await languageOfMails(ports, userId);
  const href = site + inLanguage(language ?? 'th', '/login');
  return { to: before.email, ...written(text, href, language) };
}

function detailsAfter(events: readonly EventEnvelope<DomainEvent>[]): UserDetails {
  let details = knownDetails(null);
  for (const { type, data } of events) {
    if (type === 'UserRegistered') details = knownDetails(data.details);
    if (type === 'UserDescribed') details = { ...details, ...data.changes };
  }
  return details;
}

function changesOf(event: DomainEvent, before: UserDetails): readonly AccountChange[] {
  switch (event.type) {
    case 'UserDescribed': {
      const { email = before.email, phone = before.phone } = event.data.changes ?? {};
      return [
        ...(email === before.email ? [] : (['email'] as const)),
        ...(phone === before.phone ? [] : (['phone'] as const)),
      ];
    }
    case 'PasswordChanged':
      return ['password'];
    case 'SecondFactorTurnedOn':
      return ['second-factor-on'];
    case 'SecondFactorTurnedOff':
      return ['second-factor-off'];
    case 'UserAssigned':
      return ['role'];
    default:
      return [];
  }
}

/** In the language its reader has the back office in, where that is known; else in both. */
function written(
  text: ReturnType<typeof accountMail>,
  href: string,
  language: Language | undefined,
): Omit<Mail, 'messageId' | 'to'> {
  const languages = language === undefined ? LANGUAGES : [language];
  const said = (texts: I18nText) => [...new Set(languages.map((each) => texts[each]))].join(' / ');
  const content = {
    subject: said(text.subject),
    heading: said(text.heading),
    paragraphs: languages.map((each) => text.paragraph[each]),
    facts: text.facts.map(([label, value]) => [said(label), said(value)] as const),
    action: { label: said(text.action), href },
  };
  const [layout = 'th'] = languages;
  const parts = { content, stays: [], footer: footerIn(layout) };
  return {
    subject: content.subject,
    html: mailHtml({ ...parts, language: layout }),
    text: mailText(parts),
    attachments: [],
  };
}
