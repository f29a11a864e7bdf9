import { uniqueName, uniqueNameStream } from '@baanpak/domain/unique-name/unique-name.ts';
import { type RegisteredUser, user, userStream } from '@baanpak/domain/user/user.ts';
import type { Mail } from '@baanpak/infrastructure/mail/port.ts';
import type { Clock, Commands, Mails, RequestIds, SignIn } from '../ports.ts';
import { emailHash } from '../use-cases/booking/find-booking.ts';
import { mailInBothLanguages } from './mail-in-both-languages.ts';
import type { ResetRequest } from './mail-queue.ts';
import { resetMail } from './templates/reset-mail.ts';

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
