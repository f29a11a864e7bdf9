import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../concurrency/bounded-queue.ts';

/** OWASP's second choice of argon2id: 19 MiB, two passes, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core for some 30 ms and 19 MiB. */
const inTurn = boundedQueue({ atOnce: 2, waiting: 128, longestWait: 5_000 });

/** An argon2id hash with its salt and strength in it; throws 503 `busy` when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalized(password), STRENGTH));

/** One form for all the ways in which keyboards compose the same letters. */
export const normalized = (password: string): string => password.normalize('NFKC');

/**
 * What a password is tried as: as it is hashed today, and as it was typed, for a hash from before. Both are tried
 * whatever the first comes to, or the time would tell whose password it is.
 */
export const formsOf = (password: string): readonly string[] => [
  ...new Set([normalized(password), password]),
];

let nobodys: Promise<string> | undefined;

/** Whether the password is the one; without a hash it takes as long and is false. Throws 503 `busy` likewise. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobodys);
  const matches: boolean[] = [];
  for (const form of formsOf(password)) matches.push(await inTurn(() => verify(against, form)));
  return matches.includes(true) && stored !== undefined;
}
