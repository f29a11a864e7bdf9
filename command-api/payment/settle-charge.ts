import {
  hasEnded,
  payment,
  paymentStream,
  type RequestedPayment,
} from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { after, MINUTE } from '@baanpak/domain/values/instant.ts';
import type { Happened } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { ProviderCharge } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Deps } from '../deps.ts';
import { recordCharge, recordNoCharge } from './record-charge.ts';

/** How long an intent without an answer may still be on its way to the provider. */
const STILL_ASKING = MINUTE;

/**
 * Asks the provider what became of an attempt and records the answer; what webhook, return page,
 * reconciler and expiry all come down to. Throws `ProviderUnknown` when the provider is away.
 */
export async function settleCharge(
  deps: Deps,
  attemptId: string,
  context: CommandContext,
): Promise<readonly Happened<DomainEvent>[]> {
  const { state } = await deps.commands.load(payment, paymentStream(attemptId));
  if (state.status === 'unknown' || state.status === 'paid') return [];
  const charge = await lookUp(deps, state);
  if (charge) return recordCharge(deps, attemptId, charge, context);
  const askedLongAgo = deps.now() > after(state.requestedAt, STILL_ASKING);
  if (hasEnded(state) || !askedLongAgo) return [];
  return recordNoCharge(deps, attemptId, 'never-charged', context);
}

const lookUp = ({ provider }: Deps, state: RequestedPayment): Promise<ProviderCharge | null> =>
  state.chargeId === null
    ? provider.findCharge(state.attemptId, state.requestedAt)
    : provider.fetchCharge(state.chargeId);
