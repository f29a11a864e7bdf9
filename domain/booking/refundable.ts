import { type Satang, satang } from '../values/money/money.ts';
import type { Booking, Paid, PlacedBooking } from './booking-state.ts';
import { retainedAtDesk } from './desk-money.ts';
import { approvedSum } from './open-refunds.ts';

/** Whether its checkout was paid; what the desk took is another side (docs/adr/0048-money-at-the-desk.md). */
export const isPaid = (state: PlacedBooking): state is Extract<Booking, Paid> => 'paid' in state;

/** What calling the stay off may give back: of its checkout's money, or of the desk's where that is all. */
export const refundable = (state: PlacedBooking): Satang =>
  isPaid(state) ? satang(state.paid - approvedSum(state.refunds)) : retainedAtDesk(state.desk);
