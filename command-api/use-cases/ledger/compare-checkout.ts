import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import {
  type ProviderCharge,
  ProviderRefused,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Ledger, Payments, Ports } from '../../ports.ts';
import { loadMoneyStates } from './money-states.ts';
import { settleDifferences } from './settle-differences.ts';

/** Compares all charges of a checkout. Throws `ProviderUnknown` when the provider is away. */
export async function compareCheckout(
  ports: Ports,
  uid: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { payments } = await loadMoneyStates(ports, uid);
  const asked = payments.flatMap((each) =>
    each.status !== 'unknown' && each.chargeId !== null ? [each.chargeId] : [],
  );
  const found: ProviderCharge[] = [];
  for (const chargeId of asked) found.push(...(await fetched(ports, chargeId)));
  const { events } = await settleDifferences({ ports, context }, uid, asked, found);
  ports.ledger.comparedCheckout();
  return events;
}

async function fetched(
  { provider, ledger }: Payments & Ledger,
  chargeId: string,
): Promise<ProviderCharge[]> {
  await ledger.throttle();
  try {
    return [await provider.fetchCharge(chargeId)];
  } catch (error) {
    if (error instanceof ProviderRefused) return []; // it is not there
    throw error;
  }
}
