import { sharesOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { Fact } from '../fact.ts';
import type { StateSubject, States } from './reducer.ts';
import type { CheckoutState } from './states.ts';
import { vatAt } from './vat.ts';

/** One stay's part of a sum; of money that is no stay's the whole. */
export type MoneyPart = Pick<Fact, 'ownerId' | 'hotelId' | 'roomId' | 'bookingId' | 'channel'> &
  Readonly<{ satang: number; vat: number }>;

/** Whose states a sum needs that came by a checkout, or is of bookings; asked again once their states are there. */
export function subjectsOfSum(
  uid: string,
  states: States,
  named: readonly string[] = [],
): readonly StateSubject[] {
  const checkout = states.get('checkout', uid);
  const held = checkout?.stays.map(({ bookingId }) => bookingId) ?? [];
  const stays = [...new Set([...held, ...named])].flatMap((bookingId): StateSubject[] => {
    const hotelId = states.get('booking', bookingId)?.hotelId;
    return [`booking:${bookingId}`, ...(hotelId ? [`hotel:${hotelId}` as const] : [])];
  });
  return [`checkout:${uid}`, ...(checkout ? [`hotel:${checkout.hotelId}` as const] : []), ...stays];
}

/**
 * What each stay has of a sum, as the stays themselves are told: its price, or its part of another sum. The
 * stays that are named, or all of the checkout where none is; one that the checkout no longer has, or that never
 * had one, has the price of its booking. Money of no known stay is the checkout's hotel's alone. A checkout may be
 * of several hotels: each stay's part is its own hotel's, and so is the VAT in that.
 */
export function partsOfSum(
  states: States,
  checkout: CheckoutState | undefined,
  sum: number,
  named: readonly string[] = [],
): readonly MoneyPart[] {
  const stays = named.length === 0 ? (checkout?.stays ?? []) : staysNamed(states, checkout, named);
  const shares = stays.length > 0 ? sharesOf(satang(sum), stays.map(priced)) : [sum];
  const parts = shares.flatMap((share, n) => {
    const bookingId = stays[n]?.bookingId ?? null;
    const booking = bookingId === null ? undefined : states.get('booking', bookingId);
    const whose = booking ?? checkout;
    if (!whose) return [];
    const { roomId = null, channel = null } = booking ?? {};
    const { ownerId, hotelId } = whose;
    return [{ ownerId, hotelId, roomId, bookingId, channel, satang: share }];
  });
  return withVat(states, parts);
}

function staysNamed(
  states: States,
  checkout: CheckoutState | undefined,
  named: readonly string[],
): Stay[] {
  return named.flatMap((bookingId) => {
    const held = checkout?.stays.find((stay) => stay.bookingId === bookingId);
    const price = held?.price ?? states.get('booking', bookingId)?.price;
    return price === undefined ? [] : [{ bookingId, price }];
  });
}

/** In one document a hotel. */
function withVat(states: States, parts: readonly Omit<MoneyPart, 'vat'>[]): readonly MoneyPart[] {
  const sums = new Map<string, number>();
  return parts.map((part): MoneyPart => {
    const hotel = states.get('hotel', part.hotelId);
    const before = sums.get(part.hotelId) ?? 0;
    const sum = before + part.satang;
    sums.set(part.hotelId, sum);
    return { ...part, vat: vatAt(hotel, sum) - vatAt(hotel, before) };
  });
}

type Stay = CheckoutState['stays'][number];

const priced = ({ price }: Stay) => ({ price: satang(price) });
