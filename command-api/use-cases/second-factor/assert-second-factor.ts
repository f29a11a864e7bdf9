import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock, Commands, SecondFactors } from '../../ports.ts';

/** The header of writes that decide over money. */
export const SECOND_FACTOR = 'x-second-factor';

/**
 * Refuses `second-factor-needed` where who asks has a second factor, and did not prove it in the last
 * minutes. Anyone who has none passes (docs/adr/0040-second-factor.md).
 */
export async function assertSecondFactor(
  { commands, secondFactorProofs, now }: Commands & Clock & SecondFactors,
  request: FastifyRequest,
): Promise<void> {
  const { userId } = principalOf(request);
  const { state } = await commands.load(user, userStream(userId));
  if (state.status === 'unknown' || !state.secondFactor) return;
  const proof = request.headers[SECOND_FACTOR];
  const proven =
    typeof proof === 'string' ? await secondFactorProofs.read(proof, new Date(now())) : undefined;
  const isGood =
    proven?.userId === userId &&
    proven.secretVersion === state.secondFactor.secretVersion &&
    proven.passwordVersion === state.passwordVersion &&
    state.signedOutAt <= proven.userVersion;
  if (!isGood) throw new Refusal('second-factor-needed', 'Prove the second factor first');
}
