import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { detailFor } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { idFor } from '../../http/request.ts';
import type { Clock, Commands, RequestIds, SecondFactors, SignIn } from '../../ports.ts';
import { assertPresentPassword } from '../user/present-password.ts';
import { loadUser } from '../user/user-answer.ts';
import { newSecret, oldestSetup, otpauthUri } from './totp.ts';

/** POST /auth/second-factor/begin: a secret for an authenticator app; it counts once a code of it was shown. */
export const beginSecondFactor =
  (
    ports: Commands & Clock & RequestIds & SignIn & SecondFactors,
  ): Handler<'POST /auth/second-factor/begin'> =>
  async (request) => {
    const { userId } = principalOf(request);
    const { state } = await loadUser(ports, userId);
    if (state.secondFactor) throw new Refusal('second-factor-on', 'It is on already');
    await assertPresentPassword(ports, state, request.body.currentPassword);
    const { secondFactors, now } = ports;
    await secondFactors.forgetSetups(userId, oldestSetup(now()));
    const setupId = idFor(request, ports, 'second-factor');
    const setup = { secret: newSecret(), madeAt: now(), byPassword: true };
    const { secret } = await secondFactors.keep({ userId, version: setupId }, setup);
    return {
      setupId,
      secret,
      uri: otpauthUri(secret, state.details.username),
      ...detailFor(request, DETAILS.secondFactorBegun),
    };
  };
