import { user, userStream } from '@baanpak/domain/user/user.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import { INVITATION_LIFETIME } from '@baanpak/infrastructure/sign-in/reset-tokens.ts';
import type { Clock, Commands, SignIn } from '../ports.ts';
import { mailInBothLanguages } from './mail-in-both-languages.ts';
import type { Invitation } from './mail-queue.ts';
import { invitationMail } from './templates/invitation-mail.ts';

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
