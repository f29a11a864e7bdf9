import { turnedOn } from '@baanpak/domain/user/second-factor.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
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
import { takeCode } from './take-code.ts';

/** POST /auth/second-factor/recovery-codes: new recovery codes; those of before are worthless then. */
export const renewRecoveryCodes =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & SecondFactors,
  ): Handler<'POST /auth/second-factor/recovery-codes'> =>
  async (request, reply) => {
    const { userId } = principalOf(request);
    const { version: recoveryVersion, codes } = recoveryCodesFor(request, ports);
    const done = await withIdempotency(ports, request, reply, async ({ code }) => {
      const { state } = await loadUser(ports, userId);
      const factor = turnedOn(state.secondFactor);
      if (factor.recoveryVersion !== recoveryVersion) await takeCode(ports, request, state, code);
      await ports.secondFactors.keepCodes({ userId, version: recoveryVersion }, codes);
      const command = {
        type: 'RenewRecoveryCodes',
        data: { userId, recoveryVersion },
      } as const;
      const context = contextOf(request);
      const renewed = await ports.commands.handle(user, userStream(userId), command, context);
      // only those it replaced: another renewal at the same moment may have made the ones that count
      if (factor.recoveryVersion !== recoveryVersion)
        await ports.secondFactors.forgetCodes({ userId, version: factor.recoveryVersion });
      return renewed.position;
    });
    return sendWithPosition(reply, ports, done).send({
      recoveryCodes: codes,
      ...detailFor(request, DETAILS.recoveryCodesRenewed),
    });
  };
