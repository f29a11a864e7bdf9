import type { MailOfAccount, MailOfCase } from '@baanpak/domain/processes/mail-templates.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { uniqueName, uniqueNameStream } from '@baanpak/domain/unique-name/unique-name.ts';
import { knownDetails, type RegisteredUser, user, userStream } from '@baanpak/domain/user/user.ts';
import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import { type I18nText, LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import { INVITATION_LIFETIME } from '@baanpak/infrastructure/sign-in/reset-tokens.ts';
import type {
  Clock,
  Commands,
  History,
  Mails,
  RequestIds,
  SignIn,
  StaffPreferences,
} from '../ports.ts';
import type { Invitation, PartnerMail, ResetRequest } from '../stores/mail-queue.ts';
import { emailHash } from '../use-cases/booking/mail-links.ts';
import { caseAnswer } from '../use-cases/money-case/case-answer.ts';
import { loadApplication } from '../use-cases/partner/apply-as-partner.ts';
import { languageOfMails } from '../use-cases/preferences/change-preferences.ts';
import { loadUser } from '../use-cases/user/load-user.ts';
import { addressesOfAdmins, addressForCase } from './load-stay.ts';
import { footerIn, mailHtml, mailInBothLanguages, mailText } from './mail-body.ts';
import {
  type AccountChange,
  accountMail,
  CASE_MAILS,
  invitationMail,
  PARTNER_MAILS,
  resetMail,
} from './templates/staff-mails.ts';

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

/** The mail to a new member of the staff; nothing to say to who was disabled or removed meanwhile. */
export async function composeInvitation(
  ports: Commands & Clock & SignIn,
  { userId }: Invitation,
  site: string,
): Promise<Omit<Mail, 'messageId'> | 'moot'> {
  const { state } = await ports.commands.load(user, userStream(userId));
  if (state.status !== 'registered' || state.disabled) return 'moot';
  const { details, passwordVersion, version: userVersion } = state;
  if (details.email === null) return 'moot';
  const claims = { userId, passwordVersion, userVersion };
  const token = await ports.resetTokens.issue(claims, new Date(ports.now()), INVITATION_LIFETIME);
  const text = invitationMail(details.username);
  return mailInBothLanguages(details.email, text, `${site}/login/reset#${token}`);
}

/** The mails about a hotel that wants to be listed; nothing to say to who was erased. */
export async function composePartner(
  ports: Commands & Clock & SignIn,
  { template, applicationId }: PartnerMail,
  site: string,
): Promise<Omit<Mail, 'messageId'> | 'moot'> {
  const { state } = await loadApplication(ports, applicationId);
  const { applicant, ownerId } = state;
  if (applicant === null) return 'moot';
  const to = template === 'partner-applied' ? await addressesOfAdmins(ports) : applicant.email;
  if (to === null) return 'moot';
  const text = PARTNER_MAILS[template]({ ...applicant, reason: state.reason });
  return mailInBothLanguages(to, text, await linkIn(ports, template, ownerId, site));
}

async function linkIn(
  ports: Commands & Clock & SignIn,
  template: PartnerMail['template'],
  ownerId: string | null,
  site: string,
): Promise<string> {
  if (template === 'partner-applied') return `${site}/admin/partners`;
  if (template === 'partner-declined' || ownerId === null) return `${site}/`;
  const { passwordVersion, version: userVersion } = (await loadUser(ports, ownerId)).state;
  const claims = { userId: ownerId, passwordVersion, userVersion };
  const token = await ports.resetTokens.issue(claims, new Date(ports.now()), INVITATION_LIFETIME);
  return `${site}/login/reset#${token}`;
}

/** The mail to anyone who forgot a password; nothing to say where there is no such user, or no address of theirs. */
export async function composeReset(
  ports: Commands & Clock & RequestIds & Mails & SignIn,
  request: ResetRequest,
  site: string,
): Promise<Omit<Mail, 'messageId'> | 'moot'> {
  const users = (await usersOf(ports, request)).filter(({ disabled }) => !disabled);
  const [first, ...others] = users;
  const to = first?.details.email ?? null;
  if (!first || to === null) return 'moot';
  const linkOf = async ({ userId, passwordVersion, version: userVersion }: RegisteredUser) => {
    const claims = { userId, passwordVersion, userVersion };
    const token = await ports.resetTokens.issue(claims, new Date(ports.now()));
    return `${site}/login/reset#${token}`; // what stands behind # is sent to no server, and in no log
  };
  const links = others.map(async (other) => [other.details.username, await linkOf(other)] as const);
  const text = resetMail(first.details.username, await Promise.all(links));
  return mailInBothLanguages(to, text, await linkOf(first));
}

async function usersOf(
  ports: Commands & RequestIds & Mails,
  request: ResetRequest,
): Promise<readonly RegisteredUser[]> {
  if ('usernameKey' in request) {
    const { state } = await ports.commands.load(
      uniqueName,
      uniqueNameStream('username', request.usernameKey),
    );
    const found = state.status === 'free' ? undefined : await registered(ports, state.by);
    return found ? [found] : [];
  }
  const known = await ports.mails.usersWithEmail();
  const theirs = known.filter(({ email }) => emailHash(ports, email) === request.emailHash);
  const users = await Promise.all(theirs.map(({ userId }) => registered(ports, userId)));
  // what the read models found is believed by each user's own stream alone
  return users.flatMap((one) => {
    const email = one?.details.email ?? null;
    const isTheirs = email !== null && emailHash(ports, email) === request.emailHash;
    return one && isTheirs ? [one] : [];
  });
}

async function registered(
  { commands }: Commands,
  userId: string,
): Promise<RegisteredUser | undefined> {
  const { state } = await commands.load(user, userStream(userId));
  return state.status === 'registered' ? state : undefined;
}
