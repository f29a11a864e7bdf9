import {
  ProveSecondFactorAnswer,
  ProveSecondFactorBody,
} from '@baanpak/contract/user/second-factor-requests.ts';
import { turnedOn } from '@baanpak/domain/user/second-factor.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { PROOF_LIFETIME } from '@baanpak/infrastructure/sign-in/second-factor-proofs.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { loadUser } from '../user/user-answer.ts';
import { takeCode } from './take-code.ts';

/** POST /auth/second-factor/prove: for a code, what writes that decide over money carry in `x-second-factor`. */
export const proveSecondFactor =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/auth/second-factor/prove',
      {
        config: {
          staff: { action: 'own-account' },
          refuses: ['second-factor-off', 'wrong-code', 'too-many-requests'],
        },
        schema: {
          tags: ['auth'],
          summary: 'Prove the second factor, for five minutes',
          description:
            'A code is good once. Like a sign-in, it takes no idempotency key: where the answer is lost, prove it again with the next code.',
          body: ProveSecondFactorBody,
          response: { 200: ProveSecondFactorAnswer },
        },
      },
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
      },
    );
  };
