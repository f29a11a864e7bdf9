import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../concurrency/bounded-queue.ts';

/** OWASP's second choice of argon2id: 19 MiB, two passes, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core for some 30 ms and 19 MiB. */
const inTurn = boundedQueue({ atOnce: 2, waiting: 128, longestWait: 5_000 });

/** An argon2id hash with its salt and strength in it; throws 503 `busy` when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, STRENGTH));

let nobodys: Promise<string> | undefined;

/** Whether the password is the one; without a hash it takes as long and is false. Throws 503 `busy` likewise. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobodys);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== undefined;
}
