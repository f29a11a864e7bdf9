import type { BookReachJson } from '@baanpak/contract/stay/book-reach.ts';
import { nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { byDate } from './reachable-days.ts';

/** What a stay costs in a room, in whole baht. */
export type Offer = Readonly<{
  nights: number;
  /** The exact sum over the nights. */
  totalPrice: number;
  /** The average night, half up. */
  price: number;
  /** The fewest rooms of the kind left on any night. */
  unitsLeft: number;
}>;

/** The offer for a stay; undefined where a night of it is not free. */
export function offerFor(days: BookReachJson['days'], stay: Stay): Offer | undefined {
  const calendar = byDate(days);
  const nights = nightsOf(stay).map((night) => calendar.get(night));
  let totalPrice = 0;
  let unitsLeft = Infinity;
  for (const night of nights) {
    if (night?.status !== 'available' && night?.status !== 'checkInOnly') return undefined;
    totalPrice += night.price;
    unitsLeft = Math.min(unitsLeft, night.unitsLeft);
  }
  const price = Math.floor(totalPrice / nights.length + 0.5);
  return nights.length === 0 ? undefined : { nights: nights.length, totalPrice, price, unitsLeft };
}
