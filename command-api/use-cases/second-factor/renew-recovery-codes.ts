import { turnedOn } from '@baanpak/domain/user/second-factor.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import { loadUser } from '../user/user-answer.ts';
import { recoveryCodesFor } from './recovery-codes.ts';
import { takeCode } from './take-code.ts';

/** POST /auth/second-factor/recovery-codes: new recovery codes; those of before are worthless then. */
export const renewRecoveryCodes =
  (deps: Deps): Handler<'POST /auth/second-factor/recovery-codes'> =>
  async (request, reply) => {
    const { userId } = principalOf(request);
    const { version: recoveryVersion, codes } = recoveryCodesFor(request, deps);
    const done = await withIdempotency(deps, request, reply, async ({ code }) => {
      const { state } = await loadUser(deps, userId);
      const factor = turnedOn(state.secondFactor);
      if (factor.recoveryVersion !== recoveryVersion) await takeCode(deps, request, state, code);
      await deps.secondFactors.keepCodes({ userId, version: recoveryVersion }, codes);
      const command = {
        type: 'RenewRecoveryCodes',
        data: { userId, recoveryVersion },
      } as const;
      const context = contextOf(request);
      const renewed = await deps.commands.handle(user, userStream(userId), command, context);
      // only those it replaced: another renewal at the same moment may have made the ones that count
      if (factor.recoveryVersion !== recoveryVersion)
        await deps.secondFactors.forgetCodes({ userId, version: factor.recoveryVersion });
      return renewed.position;
    });
    return sendWithPosition(reply, deps, done).send({
      recoveryCodes: codes,
      ...detailFor(request, DETAILS.recoveryCodesRenewed),
    });
  };
