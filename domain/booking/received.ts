import { type Satang, satang } from '../values/money/money.ts';
import type { RefundProgress } from '../values/money/refund.ts';
import type { PlacedBooking } from './booking-state.ts';

/** What is still there of what was paid for the booking itself through its checkout. */
export function leftOf(
  state: PlacedBooking,
  moved: Iterable<RefundProgress> = state.refunds.moved.values(),
): Satang {
  let left: number = 'paid' in state ? state.paid : 0;
  for (const { of, status, amount } of moved)
    if (of === 'booking' && status === 'paid') left -= amount;
  return satang(left);
}
