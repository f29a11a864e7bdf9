import { turnedOn } from '@baanpak/domain/user/second-factor.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { PROOF_LIFETIME } from '@baanpak/infrastructure/sign-in/second-factor-proofs.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import type { Clock, Commands, SecondFactors, Store } from '../../ports.ts';
import { loadUser } from '../user/user-answer.ts';
import { takeCode } from './take-code.ts';

/** POST /auth/second-factor/prove: for a code, what writes that decide over money carry in `x-second-factor`. */
export const proveSecondFactor =
  (ports: Commands & Clock & Store & SecondFactors): Handler<'POST /auth/second-factor/prove'> =>
  async (request, reply) => {
    const { state } = await loadUser(ports, principalOf(request).userId);
    const { userId, secondFactor, passwordVersion, version: userVersion } = state;
    const { secretVersion } = turnedOn(secondFactor);
    await takeCode(ports, request, state, request.body.code);
    const now = new Date(ports.now());
    const { position } = await loadUser(ports, userId);
    return sendWithPosition(reply, ports, position).send({
      proof: await ports.secondFactorProofs.issue(
        { userId, secretVersion, passwordVersion, userVersion },
        now,
      ),
      expires_in: PROOF_LIFETIME,
      ...detailFor(request, DETAILS.secondFactorProven),
    });
  };
