import { noRateLimit, postgresRateLimit } from '@baanpak/infrastructure/rate-limits/postgres.ts';
import type { Pool } from 'pg';

const MINUTE = 60;

/** How often links of all bookings are mailed to who booked: once in ten minutes; asked for: ten times a minute from a network address. */
export const mineLimits = (pool: Pool, isOn: boolean) =>
  isOn
    ? {
        mailed: postgresRateLimit(pool, { name: 'mine-mailed', points: 1, duration: 10 * MINUTE }),
        address: postgresRateLimit(pool, { name: 'mine-address', points: 10, duration: MINUTE }),
      }
    : { mailed: noRateLimit, address: noRateLimit };
