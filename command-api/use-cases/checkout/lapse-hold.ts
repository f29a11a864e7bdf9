import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { DomainEvent, LapseHold } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { ProviderRefused, ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands, Following, Holding, Logging, Payments } from '../../ports.ts';
import { endCharge } from '../payment/end-charge.ts';

/**
 * The hold's time is up. What is pending is asked for once more and then ended at the provider;
 * when that is away the hold expires all the same, and money that still comes is late money. `by` time
 * the provider is not asked. Throws `StoreUnavailable` where what is read is older than the hold.
 */
export async function lapseHold(
  ports: Commands & Clock & Logging & Holding & Payments & Following,
  { uid, by }: LapseHold['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await ports.commands.load(checkout, checkoutStream(uid));
  if (state.status === 'unknown' || state.status === 'open')
    throw new StoreUnavailable('A hold that has ended is not to be read yet');
  if (state.status !== 'held') return [];
  for (const [attemptId, outcome] of state.attempts)
    if (outcome === 'pending' && by !== 'time') await lastLook(ports, attemptId, context);
  const command = { type: 'ExpireCheckout', data: { uid, now: ports.now() } } as const;
  return (await ports.commands.handle(checkout, checkoutStream(uid), command, context)).events;
}

async function lastLook(
  ports: Commands & Clock & Logging & Holding & Payments & Following,
  attemptId: string,
  context: CommandContext,
): Promise<void> {
  try {
    await endCharge(ports, attemptId, context);
  } catch (error) {
    if (!(error instanceof ProviderUnknown || error instanceof ProviderRefused)) throw error;
    ports.log.warn({ err: error, attemptId }, 'A pending charge could not be ended in time');
  }
}
