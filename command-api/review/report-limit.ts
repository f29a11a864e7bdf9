import {
  noRateLimit,
  postgresRateLimit,
  type RateLimit,
} from '@baanpak/infrastructure/rate-limits/postgres.ts';
import type { Pool } from 'pg';

const HOUR = 3_600;

/** How often reviews are reported: ten times an hour from a network address. */
export const reportLimit = (pool: Pool, isOn: boolean): RateLimit =>
  isOn
    ? postgresRateLimit(pool, { name: 'report-address', points: 10, duration: HOUR })
    : noRateLimit;
