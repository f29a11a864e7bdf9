import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { ProviderCharge } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands, Following, Holding, Payments } from '../../ports.ts';
import { recordCharge } from './record-charge.ts';
import { settleCharge } from './settle-charge.ts';

/**
 * Fetches an attempt's charge once more and ends it at the provider where it is pending; what it says
 * is recorded and followed. Answers the charge that could not be ended, null where none is pending.
 * Throws `ProviderUnknown` when the provider is away.
 */
export async function endCharge(
  ports: Commands & Clock & Holding & Payments & Following,
  attemptId: string,
  context: CommandContext,
): Promise<ProviderCharge | null> {
  await ports.followUp(await settleCharge(ports, attemptId, context));
  const { state } = await ports.commands.load(payment, paymentStream(attemptId));
  if (state.status !== 'pending') return null;
  const charge = await ports.provider.expireCharge(state.chargeId);
  await ports.followUp(await recordCharge(ports, attemptId, charge, context));
  return charge.facts.status === 'pending' ? charge : null;
}
