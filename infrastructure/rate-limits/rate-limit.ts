import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TransportError } from '../http/transport-problems.ts';

/** How often something may happen for one key. */
export type RateLimit = Readonly<{
  /** Counts one; the seconds to wait where that is too often, null where it is not. */
  take(key: string): Promise<number | null>;
  /** It was one of those that do not count. */
  giveBack(key: string): Promise<void>;
}>;

/** `points` in `duration` seconds for each key, counted in `command.rate_limits` for all servers together. */
export function postgresRateLimit(
  pool: Pool,
  limit: Readonly<{ name: string; points: number; duration: number }>,
): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'command',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.duration,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (error) {
        return secondsToWait(error);
      }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  };
}

/** Lets everything happen, for load tests. */
export const noRateLimit: RateLimit = { take: async () => null, giveBack: async () => {} };

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

/** What a limiter said no with, in whole seconds; rethrows what is no such answer. */
export function secondsToWait(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw refusal;
}
