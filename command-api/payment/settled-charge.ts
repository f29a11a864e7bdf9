import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import {
  type ProviderCharge,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import { furthest } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { followUp } from '../processes/follow-up.ts';
import { settleCharge } from './settle-charge.ts';

export type Settled = Readonly<{ charge: ProviderCharge; position: Position }>;

/** An attempt made before, as the provider sees it now. */
export async function settledCharge(
  deps: Deps,
  attemptId: string,
  context: CommandContext,
): Promise<Settled> {
  try {
    const done = await followUp(deps, await settleCharge(deps, attemptId, context));
    const { state, position } = await deps.commands.load(payment, paymentStream(attemptId));
    if (state.status === 'unknown') throw new Refusal('not-found', 'No such payment');
    if (state.status === 'failed' && state.chargeId === null)
      throw new Refusal('payment-refused', 'The provider took no charge');
    if (state.chargeId === null)
      throw new Refusal('payment-unknown', 'What the provider did is not known yet');
    const charge = await deps.provider.fetchCharge(state.chargeId);
    return { charge, position: furthest([done, position]) };
  } catch (error) {
    if (error instanceof ProviderUnknown)
      throw new Refusal('payment-unknown', 'The provider does not answer');
    throw error;
  }
}
