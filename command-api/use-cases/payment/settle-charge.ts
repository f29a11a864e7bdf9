import {
  hasEnded,
  payment,
  paymentStream,
  type RequestedPayment,
  requestWindow,
} from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { ChargeLookup } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands, Holding, Payments } from '../../ports.ts';
import { recordCharge, recordNoCharge } from './record-charge.ts';

/**
 * Asks the provider what became of an attempt and records the answer; what webhook, return page,
 * reconciler and expiry all come down to. That there is no charge is recorded only once none can come
 * and all that were made were looked through. Throws `ProviderUnknown` when the provider is away.
 */
export async function settleCharge(
  ports: Commands & Clock & Holding & Payments,
  attemptId: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await ports.commands.load(payment, paymentStream(attemptId));
  if (state.status === 'unknown')
    throw new StoreUnavailable('A payment that was intended is not to be read yet');
  if (state.status === 'paid') return [];
  const look = await lookUp(ports, state);
  if (look.charge) return recordCharge(ports, attemptId, look.charge, context);
  if (hasEnded(state) || !look.complete) return [];
  return recordNoCharge(ports, attemptId, 'never-charged', context);
}

const lookUp = async (
  { provider, settings }: Holding & Payments,
  state: RequestedPayment,
): Promise<ChargeLookup> =>
  state.chargeId === null
    ? provider.findCharge(state.attemptId, requestWindow(state, settings.leases.charge))
    : { charge: await provider.fetchCharge(state.chargeId) };
