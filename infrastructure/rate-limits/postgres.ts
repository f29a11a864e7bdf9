import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { secondsToWait } from './seconds-to-wait.ts';

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
