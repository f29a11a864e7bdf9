import {
  noRateLimit,
  postgresRateLimit,
  type RateLimit,
} from '@baanpak/infrastructure/rate-limits/postgres.ts';
import type { Pool } from 'pg';

const HOUR = 3_600;

/** How often hotels ask to be listed: five times an hour from a network address. */
export const partnerLimit = (pool: Pool, isOn: boolean): RateLimit =>
  isOn
    ? postgresRateLimit(pool, { name: 'partner-address', points: 5, duration: HOUR })
    : noRateLimit;
