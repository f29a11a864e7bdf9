import { LARGEST_CHARGE, SMALLEST_CHARGE } from '@baanpak/domain/values/money/charge-limits.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';

/** How a guest may pay: three through the provider, and one to the hotel itself. */
export const WAYS = ['card', 'promptpay', 'bank', 'transfer'] as const;
export type Way = (typeof WAYS)[number];

/** What is paid at once: an amount in baht, and how many hotels it is for. */
export type Due = Readonly<{ amount: number; hotels: number }>;

type Obstacle = 'tooMuch' | 'tooLittle' | 'severalHotels';

/** What the provider takes in one charge, in baht. */
const CHARGE_LIMITS = {
  least: toBaht(SMALLEST_CHARGE),
  most: toBaht(LARGEST_CHARGE),
} as const;

/** Why the provider does not take an amount at once; undefined where it does. */
export function chargeObstacle(amount: number): 'tooMuch' | 'tooLittle' | undefined {
  if (amount > CHARGE_LIMITS.most) return 'tooMuch';
  return amount < CHARGE_LIMITS.least ? 'tooLittle' : undefined;
}

/** Why it cannot be paid that way; undefined where it can. */
export function whyNot(way: Way, { amount, hotels }: Due): Obstacle | undefined {
  if (way !== 'transfer') return chargeObstacle(amount);
  return hotels > 1 ? 'severalHotels' : undefined;
}

/** The way that is chosen at first; undefined where no way is open. */
export const firstWay = (due: Due): Way | undefined =>
  WAYS.find((way) => whyNot(way, due) === undefined);

/** The way an address asks for, if that is open, else the first. */
export const wayIn = (query: URLSearchParams, due: Due): Way | undefined =>
  WAYS.find((way) => way === query.get('way') && whyNot(way, due) === undefined) ?? firstWay(due);

export const methodOf = (way: Way): BookingJson['paymentMethod'] =>
  way === 'transfer' ? 'direct' : 'gateway';
