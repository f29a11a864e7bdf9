import { sharesOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { Fact } from '../fact.ts';
import type { States, Subject } from './fold.ts';
import type { CheckoutState } from './states.ts';
import { vatOfParts } from './vat.ts';

/** One stay's part of a sum; of money that is no stay's the whole. */
export type Part = Pick<Fact, 'ownerId' | 'hotelId' | 'roomId' | 'bookingId' | 'channel'> &
  Readonly<{ satang: number; vat: number }>;

/** Whose states a sum needs that came by a checkout; asked again once the checkout's is there. */
export function subjectsOfCheckout(uid: string, states: States): readonly Subject[] {
  const checkout = states.get('checkout', uid);
  if (!checkout) return [`checkout:${uid}`];
  const stays = checkout.stays.map(({ bookingId }) => `booking:${bookingId}` as const);
  return [`checkout:${uid}`, `hotel:${checkout.hotelId}`, ...stays];
}

/**
 * What each stay has of a sum, as the stays themselves are told: its price, or its part of another sum. The
 * stays that are named, or all where none is; where these are not the checkout's, it is its hotel's alone.
 */
export function partsOf(
  states: States,
  { ownerId, hotelId, ...checkout }: CheckoutState,
  sum: number,
  named: readonly string[] = [],
): readonly Part[] {
  const isMeant = ({ bookingId }: Stay) => named.length === 0 || named.includes(bookingId);
  const stays = checkout.stays.filter(isMeant);
  const shares = stays.length > 0 ? sharesOf(satang(sum), stays.map(priced)) : [sum];
  const vats = vatOfParts(states.get('hotel', hotelId), shares);
  return shares.map((share, n): Part => {
    const bookingId = stays[n]?.bookingId ?? null;
    const booking = bookingId === null ? undefined : states.get('booking', bookingId);
    const { roomId = null, channel = null } = booking ?? {};
    return { ownerId, hotelId, roomId, bookingId, channel, satang: share, vat: vats[n] ?? 0 };
  });
}

type Stay = CheckoutState['stays'][number];

const priced = ({ price }: Stay) => ({ price: satang(price) });
