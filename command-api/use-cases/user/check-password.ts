import type { RegisteredUser } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { normalized } from '@baanpak/infrastructure/sign-in/passwords.ts';
import type { Clock, Commands, SecondFactors, SignIn } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';

/** A shorter username stands in many a word by chance. */
const LEAST_OF_USERNAME = 4;
const LEAST = 10;
const ONE_REPEATED = /^(.)\1*$/su;

/**
 * Refuses `weak-password` for a new password that others would guess: among the commonest, one letter repeated, or
 * with the username in it, in whatever case and however its letters are composed.
 */
export async function assertNotWeak(password: string, username: string): Promise<void> {
  const said = foldedOf(password);
  const name = foldedOf(username.trim());
  const isWeak =
    [...said].length < LEAST ||
    ONE_REPEATED.test(said) ||
    ([...name].length >= LEAST_OF_USERNAME && said.includes(name)) ||
    (await commonest()).has(said);
  if (isWeak) throw new Refusal('weak-password', 'Easy to guess');
}

const foldedOf = (text: string): string => normalized(text).toLowerCase();

let known: Promise<ReadonlySet<string>> | undefined;

/** Loaded by who sets a password first: of nearly 50,000, those that are long enough to be set. */
function commonest(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary.passwords.filter(({ length }) => length >= LEAST)),
  );
  return known;
}

/**
 * Anyone who found a device signed in, or copied a token, does not take the account over: its own address, phone and
 * password are changed by who proves the second factor, or has none and names the present password. Refuses
 * `second-factor-needed` or `wrong-password`.
 */
export async function assertOneself(
  ports: Commands & Clock & SignIn & SecondFactors,
  by: Staff,
  known: RegisteredUser,
  currentPassword: string | undefined,
): Promise<void> {
  if (known.secondFactor) return assertSecondFactor(ports, by);
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
