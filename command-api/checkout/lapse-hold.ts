import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { Happened } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { ProviderRefused, ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Deps, FollowUp } from '../deps.ts';
import { recordCharge } from '../payment/record-charge.ts';
import { settleCharge } from '../payment/settle-charge.ts';

/**
 * The hold's time is up. What is pending is asked for once more and then ended at the provider;
 * when that is away the hold expires all the same, and money that still comes is late money.
 */
export async function lapseHold(
  deps: Deps,
  uid: string,
  context: CommandContext,
  followUp: FollowUp,
): Promise<readonly Happened<DomainEvent>[]> {
  const { state } = await deps.commands.load(checkout, checkoutStream(uid));
  if (state.status !== 'held') return [];
  for (const [attemptId, outcome] of state.attempts)
    if (outcome === 'pending') await lastLook(deps, attemptId, context, followUp);
  const command = { type: 'ExpireCheckout', data: { uid, now: deps.now() } } as const;
  return (await deps.commands.handle(checkout, checkoutStream(uid), command, context)).events;
}

async function lastLook(
  deps: Deps,
  attemptId: string,
  context: CommandContext,
  followUp: FollowUp,
): Promise<void> {
  try {
    await followUp(deps, await settleCharge(deps, attemptId, context));
    const { state } = await deps.commands.load(payment, paymentStream(attemptId));
    if (state.status !== 'pending') return;
    const charge = await deps.provider.expireCharge(state.chargeId);
    await followUp(deps, await recordCharge(deps, attemptId, charge, context));
  } catch (error) {
    if (!(error instanceof ProviderUnknown || error instanceof ProviderRefused)) throw error;
    deps.log.warn({ err: error, attemptId }, 'A pending charge could not be ended in time');
  }
}
