import { type RegisteredUser, user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
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
  Store,
} from '../../ports.ts';
import { loadUser } from '../user/user-answer.ts';
import { recoveryCodesFor } from './recovery-codes.ts';
import { takeAppCode, withinLimits } from './take-code.ts';
import { oldestSetup } from './totp.ts';

/** POST /auth/second-factor/confirm: a code of the app turns it on; answers the recovery codes, which nobody shows again. */
export const confirmSecondFactor =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & SecondFactors,
  ): Handler<'POST /auth/second-factor/confirm'> =>
  async (request, reply) => {
    const { userId } = principalOf(request);
    const { version: recoveryVersion, codes } = recoveryCodesFor(request, ports);
    const done = await withIdempotency(ports, request, reply, async ({ setupId, code }) => {
      const versions = { secretVersion: setupId, recoveryVersion };
      const { state } = await loadUser(ports, userId);
      if (!state.secondFactor) await assertShown(ports, state, setupId, code);
      await ports.secondFactors.keepCodes({ userId, version: recoveryVersion }, codes);
      const data = { userId, ...versions };
      const command = { type: 'TurnOnSecondFactor', data } as const;
      const context = contextOf(request);
      const { position } = await ports.commands.handle(user, userStream(userId), command, context);
      await ports.secondFactors.forgetOthers(userId, { ...versions, usedCodes: [] });
      return position;
    });
    return sendWithPosition(reply, ports, done).send({
      recoveryCodes: codes,
      ...detailFor(request, DETAILS.secondFactorOn),
    });
  };

/** Throws `wrong-code`, and `not-found` for a setup that is too old, or was begun without the present password. */
async function assertShown(
  ports: Clock & SecondFactors,
  { userId }: RegisteredUser,
  setupId: string,
  code: string,
): Promise<void> {
  const of = { userId, version: setupId };
  const setup = await ports.secondFactors.find(of);
  if (!setup?.byPassword || setup.madeAt < oldestSetup(ports.now()))
    throw new Refusal('not-found', 'Started too long ago, or by someone who has the token alone');
  await withinLimits(ports, userId, () => takeAppCode(ports, of, code.replaceAll(/\s/g, '')));
}
