import { randomUUID } from 'node:crypto';
import type {
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '@baanpak/contract/user/password-requests.ts';
import { type RegisteredUser, user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { hashPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import type { Clock, Commands, Mails, Passwords, RequestIds, SignIn } from '../../ports.ts';
import { emailHash } from '../booking/mail-links.ts';
import type { Caller } from '../caller.ts';
import { wasRequestedBefore } from '../queue-mail.ts';
import { assertNotWeak } from './check-password.ts';
import { maySignIn } from './sign-in.ts';

/**
 * Mails a link to set a new password; whether this very call did before. The answer is the same whether there is such
 * a user or not, and so is its time: the mailer finds out.
 */
export async function forgotPassword(
  ports: Clock & RequestIds & Mails & SignIn,
  by: Caller,
  body: ForgotPasswordRequest,
): Promise<boolean> {
  const of = userNamed(ports, body);
  const { address, name } = ports.forgotLimits;
  await takeTry([address, by.network], [name, Object.values(of).join()]);
  const mail = { template: 'reset-password', ...of, requestHash: by.bodyHash() } as const;
  return wasRequestedBefore(ports, by, 'forgot', mail);
}

function userNamed(ports: RequestIds & Passwords, { username, email }: ForgotPasswordRequest) {
  if (username !== undefined) return { usernameKey: ports.credentials.keyOf(username) };
  if (email !== undefined) return { emailHash: emailHash(ports, email) };
  throw invalidField('username', { th: 'จำเป็นต้องระบุ', en: 'is required' });
}

/** A new password, by a link that was mailed; every token of before is worthless then. */
export async function resetPassword(
  ports: Commands & Clock & SignIn,
  { context }: Caller,
  { token, password, confirmPassword }: ResetPasswordRequest,
): Promise<Position> {
  if (password !== confirmPassword)
    throw new Refusal('password-mismatch', 'The confirmation is another password');
  const known = await userOf(ports, token);
  const { userId } = known;
  await assertNotWeak(password, known.details.username);
  const passwordVersion = randomUUID();
  await ports.credentials.keep(userId, passwordVersion, await hashPassword(password));
  const { position } = await ports.commands.handle(
    user,
    userStream(userId),
    {
      type: 'ReviseUser',
      data: {
        userId,
        expectedVersion: known.version, // of two at once, with one link, one wins
        details: {},
        assignment: null,
        passwordVersion,
        disabled: null,
      },
    },
    { ...context, actor: userId },
  );
  await ports.credentials.forgetOthers(userId, passwordVersion);
  return position;
}

/** Throws `reset-link-over` for a link that was used, is too old, or of somebody who may not sign in. */
async function userOf(ports: Commands & Clock & SignIn, token: string): Promise<RegisteredUser> {
  const { commands, resetTokens, now } = ports;
  const claims = await resetTokens.read(token, new Date(now()));
  const { state } = claims
    ? await commands.load(user, userStream(claims.userId))
    : { state: undefined };
  const isGood =
    state?.status === 'registered' &&
    state.passwordVersion === claims?.passwordVersion &&
    state.signedOutAt <= claims.userVersion &&
    (await maySignIn(ports, state));
  if (!isGood) throw new Refusal('reset-link-over', 'The link was used, or is too old');
  return state;
}
