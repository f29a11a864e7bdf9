import {
  noRateLimit,
  postgresRateLimit,
  type RateLimit,
} from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import type { Pool } from 'pg';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often what costs, mails or guesses may be asked for; `address` is the network's. None for load tests. */
export function rateLimits(pool: Pool, isOn: boolean) {
  const per = (duration: number, points: number, name: string): RateLimit =>
    isOn ? postgresRateLimit(pool, { name, points, duration }) : noRateLimit;
  return {
    /** Failures alone. */
    signInLimits: {
      name: per(MINUTE, 5, 'sign-in-name'),
      address: per(MINUTE, 20, 'sign-in-address'),
    },
    /** Wrong codes of a user: of a million codes three are good at a time. */
    secondFactorLimits: [
      per(MINUTE, 5, 'second-factor-minute'),
      per(HOUR, 20, 'second-factor-hour'),
    ],
    forgotLimits: {
      name: per(10 * MINUTE, 3, 'forgot-name'),
      address: per(MINUTE, 10, 'forgot-address'),
    },
    findLimits: { code: per(MINUTE, 5, 'find-code'), address: per(MINUTE, 10, 'find-address') },
    /** Links of all bookings: mailed to who booked, asked for from an address. */
    mineLimits: {
      mailed: per(10 * MINUTE, 1, 'mine-mailed'),
      address: per(MINUTE, 10, 'mine-address'),
    },
    reportLimit: per(HOUR, 10, 'report-address'),
    partnerLimit: per(HOUR, 5, 'partner-address'),
  } as const;
}
