import { noRateLimit, postgresRateLimit } from '@baanpak/infrastructure/rate-limits/postgres.ts';
import type { Pool } from 'pg';

const MINUTE = 60;

/** Five failures a minute for a name, twenty for a network address; none for load tests. */
export const signInLimits = (pool: Pool, isOn: boolean) =>
  isOn
    ? {
        name: postgresRateLimit(pool, { name: 'sign-in-name', points: 5, duration: MINUTE }),
        address: postgresRateLimit(pool, { name: 'sign-in-address', points: 20, duration: MINUTE }),
      }
    : { name: noRateLimit, address: noRateLimit };
