import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { normalized } from '@baanpak/infrastructure/sign-in/passwords.ts';

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
