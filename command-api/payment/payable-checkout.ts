import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout } from '@baanpak/domain/checkout/checkout-messages.ts';
import { isDue } from '@baanpak/domain/checkout/checkout-state.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps } from '../deps.ts';

/** A checkout that waits for its money; refuses with `not-found`, `not-payable` or `payment-in-progress`. */
export async function payableCheckout(
  { commands, now }: Deps,
  uid: string,
): Promise<Extract<Checkout, { status: 'held' | 'awaited' }>> {
  const { state } = await commands.load(checkout, checkoutStream(uid));
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such checkout');
  if (!isDue(state) || (state.status === 'held' && now() >= state.heldUntil))
    throw new Refusal('not-payable', 'This booking can no longer be paid');
  if (state.transfer)
    throw new Refusal('payment-in-progress', 'A transfer for this booking was reported');
  await assertNothingAtDesk(commands, state.stays);
  return state;
}

/** What staff took a part of at the desk is paid there. */
async function assertNothingAtDesk(
  commands: Deps['commands'],
  stays: readonly Readonly<{ bookingId: string }>[],
): Promise<void> {
  for (const { bookingId } of stays) {
    const { state } = await commands.load(booking, bookingStream(bookingId));
    if (state.status !== 'unknown' && state.desk.payments.size > 0)
      throw new Refusal('not-payable', 'Money for it was taken at the desk');
  }
}
