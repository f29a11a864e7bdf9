import { TransportError } from '../http/transport-problems.ts';
import type { RateLimit } from './postgres.ts';

/** What is counted, and for whom: an address, a name. */
type Counted = readonly [limit: RateLimit, key: string];

type Taken = Readonly<{
  /** It was one of those that do not count. */
  giveBack(): Promise<void>;
}>;

/**
 * Counts a try against each limit in turn; at the first it goes beyond, no more are counted and it throws
 * `too-many-requests`.
 */
export async function takeTry(...counted: readonly Counted[]): Promise<Taken> {
  for (const [limit, key] of counted) {
    const wait = await limit.take(key);
    if (wait !== null) throw new TransportError('too-many-requests', { retryAfter: wait });
  }
  return {
    giveBack: async () =>
      void (await Promise.all(counted.map(([limit, key]) => limit.giveBack(key)))),
  };
}
