import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../deps.ts';
import { followUp } from '../processes/follow-up.ts';

const ENDS = { failed: null, expired: 'expired', mismatched: 'mismatched' } as const;

/**
 * Tells the checkout that an attempt came to nothing, where its payment says so and the checkout has
 * not heard: whoever wrote it may have died before, or wrote it before the checkout knew the attempt.
 */
export async function releaseAttempt(
  deps: Deps,
  uid: string,
  attemptId: string,
  context: CommandContext,
): Promise<void> {
  const { state } = await deps.commands.load(payment, paymentStream(attemptId));
  if (!(state.status in ENDS)) return;
  const end = ENDS[state.status as keyof typeof ENDS];
  const failureCode = end ?? ('failureCode' in state ? state.failureCode : 'failed');
  const command = { type: 'FailPayment', data: { uid, attemptId, failureCode } } as const;
  const done = await deps.commands.handle(checkout, checkoutStream(uid), command, context);
  await followUp(deps, done.events);
}
