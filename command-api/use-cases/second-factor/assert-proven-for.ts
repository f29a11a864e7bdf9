import { type Role, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock, Commands, SecondFactors } from '../../ports.ts';
import { assertSecondFactor } from './assert-second-factor.ts';

/**
 * Before a request gives somebody else a way to decide over money, or takes it from them: a role, a password, an
 * address that a new password is mailed to, a disabling or removal. Without it a browser that is signed in makes
 * an account that has no second factor, or locks out those who could stop it. Refuses `second-factor-needed`; nothing for roles that decide over none.
 */
export async function assertProvenFor(
  ports: Commands & Clock & SecondFactors,
  request: FastifyRequest,
  ...roles: readonly Role[]
): Promise<void> {
  if (roles.some(decidesMoney)) await assertSecondFactor(ports, request);
}

const decidesMoney = (role: Role): boolean =>
  scopeOf({ userId: '', role, ownerId: '' }, 'decide-money') !== 'none';
