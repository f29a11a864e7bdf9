import { turnedOn } from '@baanpak/domain/user/second-factor.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  Clock,
  Commands,
  RequestIds,
  RequestKeys,
  SecondFactors,
  SignIn,
  Store,
} from '../../ports.ts';
import { assertPresentPassword } from '../user/present-password.ts';
import { loadUser, userAnswer } from '../user/user-answer.ts';
import { takeCode } from './take-code.ts';

/** POST /auth/second-factor/turn-off: by who has both the password and a code. */
export const turnOffSecondFactor =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & SignIn & SecondFactors,
  ): Handler<'POST /auth/second-factor/turn-off'> =>
  async (request, reply) => {
    const { userId } = principalOf(request);
    const done = await withIdempotency(ports, request, reply, async ({ code, currentPassword }) => {
      const { state } = await loadUser(ports, userId);
      turnedOn(state.secondFactor);
      await assertPresentPassword(ports, state, currentPassword);
      await takeCode(ports, request, state, code);
      return turnOff(ports, userId, contextOf(request));
    });
    const { user: changed, position } = await userAnswer(ports, userId);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      user: changed,
      ...detailFor(request, DETAILS.secondFactorOff),
    });
  };

/** Turns off the second factor of somebody, and forgets its secrets; nothing where it is off. */
export async function turnOff(
  { commands, secondFactors }: Commands & SecondFactors,
  userId: string,
  context: CommandContext,
): Promise<Position> {
  const command = { type: 'TurnOffSecondFactor', data: { userId } } as const;
  const { position } = await commands.handle(user, userStream(userId), command, context);
  await secondFactors.forgetOthers(userId, null);
  return position;
}
