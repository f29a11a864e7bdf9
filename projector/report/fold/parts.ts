import { sharesOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { Fact } from '../fact.ts';
import type { States, Subject } from './fold.ts';
import type { CheckoutState } from './states.ts';
import { vatAt } from './vat.ts';

/** One stay's part of a sum; of money that is no stay's the whole. */
export type Part = Pick<Fact, 'ownerId' | 'hotelId' | 'roomId' | 'bookingId' | 'channel'> &
  Readonly<{ satang: number; vat: number }>;

/** Whose states a sum needs that came by a checkout; asked again once the checkout's is there. */
export function subjectsOfCheckout(uid: string, states: States): readonly Subject[] {
  const checkout = states.get('checkout', uid);
  if (!checkout) return [`checkout:${uid}`];
  const stays = checkout.stays.flatMap(({ bookingId }): Subject[] => {
    const hotelId = states.get('booking', bookingId)?.hotelId;
    return [`booking:${bookingId}`, ...(hotelId ? [`hotel:${hotelId}` as const] : [])];
  });
  return [`checkout:${uid}`, `hotel:${checkout.hotelId}`, ...stays];
}

/**
 * What each stay has of a sum, as the stays themselves are told: its price, or its part of another sum. The
 * stays that are named, or all where none is; where these are not the checkout's, it is its hotel's alone. A
 * checkout may be of several hotels: each stay's part is its own hotel's, and so is the VAT in that.
 */
export function partsOf(
  states: States,
  checkout: CheckoutState,
  sum: number,
  named: readonly string[] = [],
): readonly Part[] {
  const isMeant = ({ bookingId }: Stay) => named.length === 0 || named.includes(bookingId);
  const stays = checkout.stays.filter(isMeant);
  const shares = stays.length > 0 ? sharesOf(satang(sum), stays.map(priced)) : [sum];
  const parts = shares.map((share, n) => {
    const bookingId = stays[n]?.bookingId ?? null;
    const booking = bookingId === null ? undefined : states.get('booking', bookingId);
    const { roomId = null, channel = null, ...whose } = booking ?? {};
    const { ownerId, hotelId } = { ...checkout, ...whose };
    return { ownerId, hotelId, roomId, bookingId, channel, satang: share };
  });
  return withVat(states, parts);
}

/** In one document a hotel. */
function withVat(states: States, parts: readonly Omit<Part, 'vat'>[]): readonly Part[] {
  const sums = new Map<string, number>();
  return parts.map((part): Part => {
    const hotel = states.get('hotel', part.hotelId);
    const before = sums.get(part.hotelId) ?? 0;
    const sum = before + part.satang;
    sums.set(part.hotelId, sum);
    return { ...part, vat: vatAt(hotel, sum) - vatAt(hotel, before) };
  });
}

type Stay = CheckoutState['stays'][number];

const priced = ({ price }: Stay) => ({ price: satang(price) });
