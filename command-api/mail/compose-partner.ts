import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import { INVITATION_LIFETIME } from '@baanpak/infrastructure/sign-in/reset-tokens.ts';
import type { Clock, Commands, SignIn } from '../ports.ts';
import { loadApplication } from '../use-cases/partner/load-application.ts';
import { loadUser } from '../use-cases/user/user-answer.ts';
import { addressesOfAdmins } from './addresses.ts';
import { mailInBothLanguages } from './mail-in-both-languages.ts';
import type { PartnerMail } from './mail-queue.ts';
import { PARTNER_MAILS } from './templates/partner-mails.ts';

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
