import { Refusal } from '../values/decider/refusal.ts';
import type { Stay } from '../values/time/local-date.ts';
import type { Checkout, Held, HeldCheckout } from './checkout-messages.ts';

/** Bookings are to be paid, or were to be paid, with it. */
export const isHeld = (state: Checkout): state is HeldCheckout => 'stays' in state;

/** Its money may still come. */
export const isDue = (
  state: Checkout,
): state is Extract<Checkout, { status: 'held' | 'awaited' }> =>
  state.status === 'held' || state.status === 'awaited';

/** Some attempt's outcome is not known yet: money may be on its way. */
export const paymentPending = ({ attempts }: HeldCheckout): boolean =>
  [...attempts.values()].includes('pending');

/** Money may be on its way, through the provider or to the hotel. */
export const moneyUnderWay = (state: HeldCheckout): boolean =>
  state.transfer !== null || paymentPending(state);

/** How a checkout begins to wait for its money. */
export const UNPAID: Omit<Held, 'stays' | 'amount'> = {
  paymentStatus: 'pending',
  attempts: new Map(),
  late: new Map(),
  lateSettlements: [],
  undos: [],
  confirmedTransfer: null,
  paymentMethod: null,
  choices: 0,
  transfer: null,
};

type NewStay = Stay & Readonly<{ bookingId: string; roomId: string }>;

/** All of them are held with it: the same request, sent twice. */
export const areKnown = (state: Checkout, stays: readonly Pick<NewStay, 'bookingId'>[]): boolean =>
  isHeld(state) &&
  stays.every(({ bookingId }) => state.stays.some((held) => held.bookingId === bookingId));

/**
 * Refuses `checkout-already-used`: a cart's items may be booked one after another, each once, until its hold
 * ends, the first attempt to pay is made or a transfer is reported.
 */
export function assertUnused(
  state: HeldCheckout,
  stays: readonly NewStay[],
): asserts state is Extract<HeldCheckout, { status: 'held' }> {
  const begun = state.attempts.size > 0 || state.items.length === 0 || state.transfer !== null;
  const isTwice = stays.some((stay) => state.stays.some((other) => isSameStay(stay, other)));
  if (state.status !== 'held' || begun || isTwice)
    throw new Refusal('checkout-already-used', 'Rooms were booked with this checkout');
}

type RoomStay = Stay & Readonly<{ roomId: string }>;

/** The same nights of the same room. */
export const isSameStay = (a: RoomStay, b: RoomStay): boolean =>
  a.roomId === b.roomId && a.checkIn === b.checkIn && a.checkOut === b.checkOut;
