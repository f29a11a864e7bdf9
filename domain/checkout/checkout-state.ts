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
