import type { RegisteredUser } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock, Commands, SecondFactors, SignIn } from '../../ports.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';

/**
 * Anyone who found a device signed in, or copied a token, does not take the account over: its own address, phone and
 * password are changed by who proves the second factor, or has none and names the present password. Refuses
 * `second-factor-needed` or `wrong-password`.
 */
export async function assertOneself(
  ports: Commands & Clock & SignIn & SecondFactors,
  request: FastifyRequest,
  known: RegisteredUser,
  currentPassword: string | undefined,
): Promise<void> {
  if (known.secondFactor) return assertSecondFactor(ports, request);
  return assertPresentPassword(ports, known, currentPassword);
}

/** Refuses `wrong-password`, also where none is named; tries count as those of signing in. */
export async function assertPresentPassword(
  { credentials, signInLimits }: SignIn,
  known: RegisteredUser,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined)
    throw new Refusal('wrong-password', 'The present password is needed');
  const name = credentials.keyOf(known.details.username);
  const tried = await takeTry([signInLimits.name, name]);
  if (!(await credentials.proves(currentPassword, known)))
    throw new Refusal('wrong-password', 'Not the present password');
  await tried.giveBack();
}
