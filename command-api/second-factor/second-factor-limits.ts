import {
  noRateLimit,
  postgresRateLimit,
  type RateLimit,
} from '@baanpak/infrastructure/rate-limits/postgres.ts';
import type { Pool } from 'pg';

const MINUTE = 60;

/** Five wrong codes a minute for a user, twenty an hour: of a million codes three are good at a time. */
export const secondFactorLimits = (pool: Pool, isOn: boolean): readonly RateLimit[] =>
  isOn
    ? [
        postgresRateLimit(pool, { name: 'second-factor-minute', points: 5, duration: MINUTE }),
        postgresRateLimit(pool, { name: 'second-factor-hour', points: 20, duration: 60 * MINUTE }),
      ]
    : [noRateLimit];
