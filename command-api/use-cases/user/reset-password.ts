import { randomUUID } from 'node:crypto';
import type { ResetPasswordRequest } from '@baanpak/contract/user/password-requests.ts';
import { type RegisteredUser, user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { hashPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { Clock, Commands, RequestIds, RequestKeys, SignIn, Store } from '../../ports.ts';
import { maySignIn } from './identify.ts';
import { assertNotWeak } from './weak-password.ts';

/** POST /auth/reset: a new password, by a link that was mailed; every token of before is worthless then. */
export const resetPassword =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & SignIn,
  ): Handler<'POST /auth/reset'> =>
  async (request, reply) => {
    const position = await withIdempotency(ports, request, reply, (asked) =>
      setPassword(ports, asked, contextOf(request)),
    );
    return sendWithPosition(reply, ports, position).send(detailFor(request, DETAILS.passwordReset));
  };

async function setPassword(
  ports: Commands & Clock & SignIn,
  { token, password, confirmPassword }: ResetPasswordRequest,
  context: CommandContext,
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
