import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Role, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Clock, Commands, SecondFactors } from '../../ports.ts';
import type { Staff } from '../caller.ts';

/** What a proof goes by. */
type SignedIn = Pick<Staff, 'principal' | 'secondFactorProof'>;

/**
 * Refuses `second-factor-needed` where the caller has a second factor and did not prove it in the last
 * minutes. Anyone who has none passes (docs/adr/0040-second-factor.md).
 */
export async function assertSecondFactor(
  { commands, secondFactorProofs, now }: Commands & Clock & SecondFactors,
  { principal: { userId }, secondFactorProof: proof }: SignedIn,
): Promise<void> {
  const { state } = await commands.load(user, userStream(userId));
  if (state.status === 'unknown' || !state.secondFactor) return;
  const proven =
    proof === undefined ? undefined : await secondFactorProofs.read(proof, new Date(now()));
  const isGood =
    proven?.userId === userId &&
    proven.secretVersion === state.secondFactor.secretVersion &&
    proven.passwordVersion === state.passwordVersion &&
    state.signedOutAt <= proven.userVersion;
  if (!isGood) throw new Refusal('second-factor-needed', 'Prove the second factor first');
}

/**
 * Before an act that gives somebody else a way to decide over money, or takes it from them: a role, a password, an
 * address that a new password is mailed to, a disabling or removal. Without it a browser that is signed in makes
 * an account that has no second factor, or locks out those who could stop it. Refuses `second-factor-needed`; nothing for roles that decide over none.
 */
export async function assertProvenFor(
  ports: Commands & Clock & SecondFactors,
  by: SignedIn,
  ...roles: readonly Role[]
): Promise<void> {
  if (roles.some(decidesMoney)) await assertSecondFactor(ports, by);
}

const decidesMoney = (role: Role): boolean =>
  scopeOf({ userId: '', role, ownerId: '' }, 'decide-money') !== 'none';
