import { noRateLimit, postgresRateLimit } from '@baanpak/infrastructure/rate-limits/postgres.ts';
import type { Pool } from 'pg';

const MINUTE = 60;

/** How often links are asked for: five times a minute for a code, ten for a network address. */
export const findLimits = (pool: Pool, isOn: boolean) =>
  isOn
    ? {
        code: postgresRateLimit(pool, { name: 'find-code', points: 5, duration: MINUTE }),
        address: postgresRateLimit(pool, { name: 'find-address', points: 10, duration: MINUTE }),
      }
    : { code: noRateLimit, address: noRateLimit };
