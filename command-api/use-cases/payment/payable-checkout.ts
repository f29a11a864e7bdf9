import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type Checkout, isDue } from '@baanpak/domain/checkout/checkout-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { Clock, Commands, Ports } from '../../ports.ts';

/**
 * A checkout that waits for its money; refuses with `not-found`, `not-payable`, `payment-in-progress`, or
 * `price-changed` where it is another amount than who pays was shown, in THB.
 */
export async function payableCheckout(
  { commands, now }: Commands & Clock,
  uid: string,
  expectedAmount?: number,
): Promise<Extract<Checkout, { status: 'held' | 'awaited' }>> {
  const { state } = await commands.load(checkout, checkoutStream(uid));
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such checkout');
  if (!isDue(state) || (state.status === 'held' && now() >= state.heldUntil))
    throw new Refusal('not-payable', 'This booking can no longer be paid');
  if (state.transfer)
    throw new Refusal('payment-in-progress', 'A transfer for this booking was reported');
  await assertNotAtDesk(commands, state.stays);
  const amount = toBaht(state.amount);
  if (expectedAmount !== undefined && expectedAmount !== amount)
    throw new Refusal('price-changed', 'It costs something else', { amount });
  return state;
}

/** What staff took a part of at the desk, or that costs something else since, is paid there. */
async function assertNotAtDesk(
  commands: Ports['commands'],
  stays: readonly Readonly<{ bookingId: string; price: Satang }>[],
): Promise<void> {
  for (const { bookingId, price } of stays) {
    const { state } = await commands.load(booking, bookingStream(bookingId));
    if (state.status === 'unknown') continue;
    if (state.desk.payments.size > 0 || state.terms.price !== price)
      throw new Refusal('not-payable', 'It is paid at the desk');
  }
}
