import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { type LocalDate, nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { byDate } from '../../features/hotel/reachable-days.ts';
import type { Party } from '../../features/search/party.ts';

/** In whole baht. */
type NightPrice = Readonly<{ date: LocalDate; price: number }>;

/** What a stay costs in a room, in whole baht. */
export type StayOffer = Readonly<{
  nights: number;
  /** The exact sum over the nights. */
  totalPrice: number;
  /** The average night, half up. */
  price: number;
  /** The fewest rooms of the kind left on any night. */
  unitsLeft: number;
  /** What each night costs. */
  nightPrices: readonly NightPrice[];
}>;

/** The offer for a stay; undefined where a night of it is not free. */
export function offerFor(days: BookReachJson['days'], stay: Stay): StayOffer | undefined {
  const calendar = byDate(days);
  const nightPrices: NightPrice[] = [];
  let totalPrice = 0;
  let unitsLeft = Infinity;
  for (const date of nightsOf(stay)) {
    const night = calendar.get(date);
    if (night?.status !== 'available' && night?.status !== 'checkInOnly') return undefined;
    nightPrices.push({ date, price: night.price });
    totalPrice += night.price;
    unitsLeft = Math.min(unitsLeft, night.unitsLeft);
  }
  const nights = nightPrices.length;
  const price = Math.floor(totalPrice / nights + 0.5);
  return nights === 0 ? undefined : { nights, totalPrice, price, unitsLeft, nightPrices };
}

type Takes = Pick<RoomJson, 'maxGuests' | 'kidsAllowed' | 'petsAllowed'>;

/** What keeps a room from those who come: children, pets, or their number; empty where it takes them all. */
export const unfit = ({ maxGuests, kidsAllowed, petsAllowed }: Takes, party: Party) => [
  ...(party.kid > 0 && !kidsAllowed ? (['noKids'] as const) : []),
  ...(party.pet > 0 && !petsAllowed ? (['noPets'] as const) : []),
  ...(party.guests > maxGuests ? (['sleeps'] as const) : []),
];
