import { turnedOn } from '@baanpak/domain/user/second-factor.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { PROOF_LIFETIME } from '@baanpak/infrastructure/sign-in/second-factor-proofs.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { loadUser } from '../user/user-answer.ts';
import { takeCode } from './take-code.ts';

/** POST /auth/second-factor/prove: for a code, what writes that decide over money carry in `x-second-factor`. */
export const proveSecondFactor =
  (deps: Deps): Handler<'POST /auth/second-factor/prove'> =>
  async (request, reply) => {
    const { state } = await loadUser(deps, principalOf(request).userId);
    const { userId, secondFactor, passwordVersion, version: userVersion } = state;
    const { secretVersion } = turnedOn(secondFactor);
    await takeCode(deps, request, state, request.body.code);
    const now = new Date(deps.now());
    const { position } = await loadUser(deps, userId);
    return sendWithPosition(reply, deps, position).send({
      proof: await deps.secondFactorProofs.issue(
        { userId, secretVersion, passwordVersion, userVersion },
        now,
      ),
      expires_in: PROOF_LIFETIME,
      ...detailFor(request, DETAILS.secondFactorProven),
    });
  };
