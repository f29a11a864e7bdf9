import { noRateLimit, postgresRateLimit } from '@baanpak/infrastructure/rate-limits/postgres.ts';
import type { Pool } from 'pg';

const MINUTE = 60;

/** How often new passwords are asked for: three times in ten minutes for a user, ten a minute for a network address. */
export const forgotLimits = (pool: Pool, isOn: boolean) =>
  isOn
    ? {
        name: postgresRateLimit(pool, { name: 'forgot-name', points: 3, duration: 10 * MINUTE }),
        address: postgresRateLimit(pool, { name: 'forgot-address', points: 10, duration: MINUTE }),
      }
    : { name: noRateLimit, address: noRateLimit };
