import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { ProviderCharge } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Deps, FollowUp } from '../../deps.ts';
import { recordCharge } from './record-charge.ts';
import { settleCharge } from './settle-charge.ts';

/**
 * Fetches an attempt's charge once more and ends it at the provider where it is pending; what it says
 * is recorded and followed. Answers the charge that could not be ended, null where none is pending.
 * Throws `ProviderUnknown` when the provider is away.
 */
export async function endCharge(
  deps: Deps,
  attemptId: string,
  context: CommandContext,
  followUp: FollowUp,
): Promise<ProviderCharge | null> {
  await followUp(deps, await settleCharge(deps, attemptId, context));
  const { state } = await deps.commands.load(payment, paymentStream(attemptId));
  if (state.status !== 'pending') return null;
  const charge = await deps.provider.expireCharge(state.chargeId);
  await followUp(deps, await recordCharge(deps, attemptId, charge, context));
  return charge.facts.status === 'pending' ? charge : null;
}
