import { turnedOn } from '@baanpak/domain/user/second-factor.ts';
import { type RegisteredUser, user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, SecondFactors, SignIn } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { assertPresentPassword } from '../user/check-password.ts';
import { loadUser } from '../user/load-user.ts';
import {
  newSecret,
  oldestSetup,
  otpauthUri,
  type RecoveryCodes,
  takeAppCode,
  takeCode,
  withinLimits,
} from './prove-second-factor.ts';

/** What an authenticator app is set up with. */
export type NewSetup = Readonly<{ setupId: string; secret: string; uri: string }>;

/** A secret for an authenticator app, by who names the password; it counts once a code of it was shown. */
export async function beginSecondFactor(
  ports: Commands & Clock & SignIn & SecondFactors,
  by: Staff,
  currentPassword: string | undefined,
): Promise<NewSetup> {
  const { userId } = by.principal;
  const { state } = await loadUser(ports, userId);
  if (state.secondFactor) throw new Refusal('second-factor-on', 'It is on already');
  await assertPresentPassword(ports, state, currentPassword);
  const { secondFactors, now } = ports;
  await secondFactors.forgetSetups(userId, oldestSetup(now()));
  const setupId = by.idFor('second-factor');
  const setup = { secret: newSecret(), madeAt: now(), byPassword: true };
  const { secret } = await secondFactors.keep({ userId, version: setupId }, setup);
  return { setupId, secret, uri: otpauthUri(secret, state.details.username) };
}

/** A code of the app turns it on, with recovery codes that nobody shows again. */
export async function confirmSecondFactor(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  { version: recoveryVersion, codes }: RecoveryCodes,
  { setupId, code }: Readonly<{ setupId: string; code: string }>,
): Promise<Position> {
  const { userId } = by.principal;
  const versions = { secretVersion: setupId, recoveryVersion };
  const { state } = await loadUser(ports, userId);
  if (!state.secondFactor) await assertShown(ports, state, setupId, code);
  await ports.secondFactors.keepCodes({ userId, version: recoveryVersion }, codes);
  const command = { type: 'TurnOnSecondFactor', data: { userId, ...versions } } as const;
  const { position } = await ports.commands.handle(user, userStream(userId), command, by.context);
  await ports.secondFactors.forgetOthers(userId, { ...versions, usedCodes: [] });
  return position;
}

/** Throws `wrong-code`, and `not-found` for a setup that is too old, or was begun without the present password. */
async function assertShown(
  ports: Clock & SecondFactors,
  { userId }: RegisteredUser,
  setupId: string,
  code: string,
): Promise<void> {
  const of = { userId, version: setupId };
  const setup = await ports.secondFactors.find(of);
  if (!setup?.byPassword || setup.madeAt < oldestSetup(ports.now()))
    throw new Refusal('not-found', 'Started too long ago, or by someone who has the token alone');
  await withinLimits(ports, userId, () => takeAppCode(ports, of, code.replaceAll(/\s/g, '')));
}

/** New recovery codes; those of before are worthless then. */
export async function renewRecoveryCodes(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  { version: recoveryVersion, codes }: RecoveryCodes,
  code: string,
): Promise<Position> {
  const { userId } = by.principal;
  const { state } = await loadUser(ports, userId);
  const factor = turnedOn(state.secondFactor);
  if (factor.recoveryVersion !== recoveryVersion) await takeCode(ports, by, state, code);
  await ports.secondFactors.keepCodes({ userId, version: recoveryVersion }, codes);
  const command = { type: 'RenewRecoveryCodes', data: { userId, recoveryVersion } } as const;
  const renewed = await ports.commands.handle(user, userStream(userId), command, by.context);
  // only those it replaced: another renewal at the same moment may have made the ones that count
  if (factor.recoveryVersion !== recoveryVersion)
    await ports.secondFactors.forgetCodes({ userId, version: factor.recoveryVersion });
  return renewed.position;
}

/** Turns off one's own, by who has both the password and a code. */
export async function turnOffSecondFactor(
  ports: Commands & Clock & SignIn & SecondFactors,
  by: Staff,
  { code, currentPassword }: Readonly<{ code: string; currentPassword?: string | undefined }>,
): Promise<Position> {
  const { userId } = by.principal;
  const { state } = await loadUser(ports, userId);
  turnedOn(state.secondFactor);
  await assertPresentPassword(ports, state, currentPassword);
  await takeCode(ports, by, state, code);
  return turnOff(ports, userId, by.context);
}

/** Turns off the second factor of somebody, and forgets its secrets; nothing where it is off. */
export async function turnOff(
  { commands, secondFactors }: Commands & SecondFactors,
  userId: string,
  context: CommandContext,
): Promise<Position> {
  const command = { type: 'TurnOffSecondFactor', data: { userId } } as const;
  const { position } = await commands.handle(user, userStream(userId), command, context);
  await secondFactors.forgetOthers(userId, null);
  return position;
}
