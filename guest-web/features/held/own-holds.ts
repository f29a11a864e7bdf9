import { useSyncExternalStore } from 'react';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { serverNow } from '../../shell/api/server-clock.ts';
import { followed } from '../../shell/local.ts';

/** Nights of a room; dates `YYYY-MM-DD`, the end exclusive. */
export type HeldStay = Readonly<{ roomId: string; checkIn: string; checkOut: string }>;

/** Rooms this browser's guest holds and has not paid, by one checkout. Nothing of who it is. */
export type OwnHold = Readonly<{
  checkoutId: string;
  /** Of the first stay: opens all that is paid for together. */
  bookingId: string;
  slug: string;
  paymentMethod: BookingJson['paymentMethod'];
  /** When the first stay was booked and when all end, by the server's clock. */
  since: string;
  until: string;
  stays: readonly HeldStay[];
}>;

/** Of nights that are the guest's own already, by a booking. */
export type OwnStay = Pick<OwnHold, 'bookingId' | 'until'> & Readonly<{ stay: HeldStay }>;

/** In the local storage, so that all tabs know; each is forgotten when it is paid, given up or over. */
export const keptHolds = followed<OwnHold>('holds', {
  checkoutId: '',
  bookingId: '',
  slug: '',
  since: '',
  until: '',
  stays: [],
});

/** What is held now, the soonest to end first. */
export const ownHolds = (): readonly OwnHold[] =>
  keptHolds.read().filter(({ until }) => Date.parse(until) > serverNow());

/** The same for a page, kept up with other tabs; none in the first view. Some may just be over. */
export const useOwnHolds = (): readonly OwnHold[] =>
  useSyncExternalStore(keptHolds.subscribe, keptHolds.read, keptHolds.nothing);

/** A stay of these holds that has one of the wanted nights. */
export function heldAmong(
  holds: readonly OwnHold[],
  wanted: readonly HeldStay[],
): OwnStay | undefined {
  for (const { bookingId, until, stays } of holds)
    for (const stay of stays)
      if (wanted.some((other) => overlap(stay, other))) return { bookingId, until, stay };
  return undefined;
}

const overlap = (a: HeldStay, b: HeldStay) =>
  a.roomId === b.roomId && a.checkIn < b.checkOut && b.checkIn < a.checkOut;

/** Where the guest left off, as a path of the Thai site. */
export const pathOf = ({ slug, bookingId, paymentMethod }: OwnHold): string =>
  paymentMethod === 'gateway'
    ? `/hotel/${slug}/checkout-omise?bookingId=${bookingId}`
    : `/booking/${bookingId}`;
