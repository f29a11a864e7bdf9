import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Commands } from '../../ports.ts';

/** The charge a checkout was paid with; null where the hotel had the money itself, or nobody had. */
export async function chargeOf(
  { commands }: Commands,
  checkoutUid: string,
): Promise<string | null> {
  const { state } = await commands.load(checkout, checkoutStream(checkoutUid));
  return state.status === 'paid' ? (state.payment?.chargeId ?? null) : null;
}
