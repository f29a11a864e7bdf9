import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { isHeld, moneyUnderWay } from '@baanpak/domain/checkout/checkout-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Ports } from '../../ports.ts';

/** Refuses `payment-in-progress` while the guest's own money may be on its way. */
export async function assertNothingUnderWay(
  { commands }: Pick<Ports, 'commands'>,
  checkoutUid: string,
): Promise<void> {
  const { state } = await commands.load(checkout, checkoutStream(checkoutUid));
  if (isHeld(state) && state.status !== 'paid' && moneyUnderWay(state))
    throw new Refusal('payment-in-progress', 'A payment for this booking is under way');
}
