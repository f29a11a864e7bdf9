import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import {
  type ProviderCharge,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands, Following, Payments } from '../../ports.ts';
import { settleDispute } from '../money-case/settle-dispute.ts';
import { recordCharge } from './record-charge.ts';

/**
 * Fetches a charge from the provider, records what it says and does what follows. A charge that the
 * provider or we do not know is `not-found`; a provider that is away `payment-unknown`.
 */
export async function lookUpCharge(
  ports: Commands & Clock & Payments & Following,
  chargeId: string,
  context: CommandContext,
): Promise<{ attemptId: string; position: Position }> {
  const charge = await fetched(ports, chargeId);
  const { attemptId } = charge.facts;
  if (attemptId === null) throw new Refusal('not-found', 'The charge is not of ours');
  const { state } = await ports.commands.load(payment, paymentStream(attemptId));
  if (state.status === 'unknown') throw new Refusal('not-found', 'The charge is not of ours');
  if (state.chargeId !== null && state.chargeId !== chargeId)
    throw new Refusal('not-found', 'The attempt has another charge');
  const events = [
    ...(await recordCharge(ports, attemptId, charge, context)),
    ...(await settleDispute(ports, charge.facts, state.checkoutUid, context)),
  ];
  return { attemptId, position: await ports.followUp(events) };
}

async function fetched({ provider }: Payments, chargeId: string): Promise<ProviderCharge> {
  try {
    return await provider.fetchCharge(chargeId);
  } catch (error) {
    if (error instanceof ProviderRefused) throw new Refusal('not-found', 'No such charge');
    if (error instanceof ProviderUnknown)
      throw new Refusal('payment-unknown', 'The provider does not answer');
    throw error;
  }
}
