import { TransportError } from '../http/transport-problems.ts';
import type { RateLimit } from './postgres.ts';

/** What is counted, and for whom: an address, a name. */
type Counted = readonly [limit: RateLimit, key: string];

type Taken = Readonly<{
  /** It was one of those that do not count. */
  giveBack(): Promise<void>;
}>;

/** Counts a try against each limit in turn; the seconds to wait, and no more counted, at the first it goes beyond. */
export async function countTry(
  ...counted: readonly Counted[]
): Promise<Readonly<{ wait: number }> | Taken> {
  for (const [limit, key] of counted) {
    const wait = await limit.take(key);
    if (wait !== null) return { wait };
  }
  return {
    giveBack: async () =>
      void (await Promise.all(counted.map(([limit, key]) => limit.giveBack(key)))),
  };
}

/** Likewise; throws `too-many-requests` for one that goes beyond. */
export async function takeTry(...counted: readonly Counted[]): Promise<Taken> {
  const taken = await countTry(...counted);
  if ('wait' in taken) throw tooManyTries(taken);
  return taken;
}

export const tooManyTries = ({ wait }: Readonly<{ wait: number }>): TransportError =>
  new TransportError('too-many-requests', { retryAfter: wait });
