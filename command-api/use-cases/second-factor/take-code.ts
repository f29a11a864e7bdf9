import { turnedOn } from '@baanpak/domain/user/second-factor.ts';
import { type RegisteredUser, user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import type { FastifyRequest } from 'fastify';
import { anotherCommand } from '../../http/request.ts';
import type { Clock, Commands, SecondFactors } from '../../ports.ts';
import { asRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

const APP_CODE = /^\d{6}$/;

/**
 * Spends a code of somebody's authenticator app, or one of their recovery codes. Throws `wrong-code`, also
 * for one that was spent before, `second-factor-off`, and `too-many-requests`.
 */
export async function takeCode(
  ports: Commands & Clock & SecondFactors,
  request: FastifyRequest,
  { userId, secondFactor }: RegisteredUser,
  code: string,
): Promise<void> {
  const { secretVersion, recoveryVersion } = turnedOn(secondFactor);
  const typed = code.replaceAll(/\s/g, '');
  await withinLimits(ports, userId, () =>
    APP_CODE.test(typed)
      ? takeAppCode(ports, { userId, version: secretVersion }, typed)
      : takeRecoveryCode(ports, request, { userId, version: recoveryVersion }, typed),
  );
}

type Versioned = Readonly<{ userId: string; version: string }>;

/** Spends a code that an app shows for a secret, be it confirmed yet or not. Throws `wrong-code`. */
export async function takeAppCode(
  ports: Clock & SecondFactors,
  of: Versioned,
  code: string,
): Promise<void> {
  const { secondFactors, now } = ports;
  const found = await secondFactors.find(of);
  const step = found && stepOf(found.secret, code, now());
  if (step === undefined || !(await secondFactors.spendStep(of, step)))
    throw new Refusal('wrong-code', 'Not a code of now, or used before');
}

async function takeRecoveryCode(
  { secondFactors, commands }: Commands & SecondFactors,
  request: FastifyRequest,
  of: Versioned,
  typed: string,
): Promise<void> {
  const number = await secondFactors.numberOf(of, asRecoveryCode(typed));
  if (number === undefined) throw new Refusal('wrong-code', 'No such recovery code');
  const data = { userId: of.userId, recoveryVersion: of.version, number };
  const command = { type: 'UseRecoveryCode', data } as const;
  await commands.handle(user, userStream(of.userId), command, anotherCommand(request));
}

/** Counts a try before its code is looked at, or many at once would pass; a good one does not count. */
export async function withinLimits(
  { secondFactorLimits: limits }: SecondFactors,
  userId: string,
  attempt: () => Promise<void>,
): Promise<void> {
  const tried = await takeTry(...limits.map((limit) => [limit, userId] as const));
  await attempt();
  await tried.giveBack();
}
