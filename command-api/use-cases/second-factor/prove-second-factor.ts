import { RECOVERY_CODES, turnedOn } from '@baanpak/domain/user/second-factor.ts';
import { type RegisteredUser, user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { after, type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { PROOF_LIFETIME } from '@baanpak/infrastructure/sign-in/second-factor-proofs.ts';
import { Secret, TOTP } from 'otpauth';
import type { Clock, Commands, SecondFactors } from '../../ports.ts';
import type { Caller, Staff } from '../caller.ts';
import { loadUser } from '../user/load-user.ts';

/** For a code, what acts that decide over money come with from then on, and where the log says so. */
export async function proveSecondFactor(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  code: string,
): Promise<Readonly<{ proof: string; lifetime: number; position: Position }>> {
  const { state } = await loadUser(ports, by.principal.userId);
  const { userId, secondFactor, passwordVersion, version: userVersion } = state;
  const { secretVersion } = turnedOn(secondFactor);
  await takeCode(ports, by, state, code);
  const now = new Date(ports.now());
  const { position } = await loadUser(ports, userId);
  const claims = { userId, secretVersion, passwordVersion, userVersion };
  const proof = await ports.secondFactorProofs.issue(claims, now);
  return { proof, lifetime: PROOF_LIFETIME, position };
}

const APP_CODE = /^\d{6}$/;

/**
 * Spends a code of somebody's authenticator app, or one of their recovery codes. Throws `wrong-code`, also
 * for one that was spent before, `second-factor-off`, and `too-many-requests`.
 */
export async function takeCode(
  ports: Commands & Clock & SecondFactors,
  by: Caller,
  { userId, secondFactor }: RegisteredUser,
  code: string,
): Promise<void> {
  const { secretVersion, recoveryVersion } = turnedOn(secondFactor);
  const typed = code.replaceAll(/\s/g, '');
  await withinLimits(ports, userId, () =>
    APP_CODE.test(typed)
      ? takeAppCode(ports, { userId, version: secretVersion }, typed)
      : takeRecoveryCode(ports, by, { userId, version: recoveryVersion }, typed),
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
  by: Caller,
  of: Versioned,
  typed: string,
): Promise<void> {
  const number = await secondFactors.numberOf(of, asRecoveryCode(typed));
  if (number === undefined) throw new Refusal('wrong-code', 'No such recovery code');
  const data = { userId: of.userId, recoveryVersion: of.version, number };
  const command = { type: 'UseRecoveryCode', data } as const;
  await commands.handle(user, userStream(of.userId), command, by.anotherContext());
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

const ISSUER = 'Baanpak';
const PERIOD = 30;
/** Steps before and after the present one whose codes are good: clocks differ, and typing takes time. */
const WINDOW = 1;
const SETUP_LIFETIME = 30 * MINUTE;

/** 160 random bits in base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Setups of before are too old to be confirmed. */
export const oldestSetup = (now: Instant): Instant => after(now, -SETUP_LIFETIME);

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });

/** What authenticator apps read, as a QR code or a link: `otpauth://totp/…`. */
export const otpauthUri = (secret: string, username: string): string =>
  totpOf(secret, username).toString();

/** The time step (RFC 6238) that a code is good for now; undefined for one that is not. */
function stepOf(secret: string, code: string, now: Instant): number | undefined {
  const timestamp = Date.parse(now);
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD * 1000)) + delta;
}

/** Hexadecimal digits of a code: 48 bits, in groups of four. */
const DIGITS = 12;

const grouped = (digits: string) => digits.replaceAll(/(.{4})(?=.)/g, '$1-');

/** A code as it is kept, whatever its letters' case and its dashes were when it was typed. */
const asRecoveryCode = (typed: string): string => grouped(typed.toLowerCase().replaceAll('-', ''));

export type RecoveryCodes = Readonly<{ version: string; codes: readonly string[] }>;

/** New recovery codes and the version they are kept under: the same again for the same call with a key. */
export const recoveryCodesFor = ({ idFor }: Caller): RecoveryCodes => ({
  version: idFor('recovery-codes'),
  codes: Array.from({ length: RECOVERY_CODES }, (_, number) =>
    grouped(idFor(`recovery-code ${number}`).replaceAll('-', '').slice(0, DIGITS)),
  ),
});
