import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { DomainEvent, SettleLatePayment } from '@baanpak/domain/processes/process.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { Happened } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../deps.ts';
import { retakeStays } from './retake-stays.ts';

/**
 * Money came after a hold's end: where all of its nights are still free they are taken again and the
 * money pays for them, else it goes back. The checkout decides; nights it does not want are let go.
 */
export async function settleLatePayment(
  deps: Deps,
  { uid, attemptId }: SettleLatePayment['data'],
  context: CommandContext,
): Promise<readonly Happened<DomainEvent>[]> {
  const { state } = await deps.commands.load(checkout, checkoutStream(uid));
  if (!('stays' in state) || !state.late.has(attemptId)) return [];
  if (state.status !== 'expired')
    return tell(deps, 'ReturnLatePayment', { uid, attemptId }, context);
  const { isBack, takeBack } = await retakeStays(deps, state.stays, deps.now(), context);
  if (!isBack) return tell(deps, 'ReturnLatePayment', { uid, attemptId }, context);
  try {
    return await tell(deps, 'AcceptLatePayment', { uid, attemptId }, context);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'busy') throw error;
    await takeBack();
    return tell(deps, 'ReturnLatePayment', { uid, attemptId }, context);
  }
}

async function tell(
  { commands }: Deps,
  type: 'AcceptLatePayment' | 'ReturnLatePayment',
  data: SettleLatePayment['data'],
  context: CommandContext,
) {
  return (await commands.handle(checkout, checkoutStream(data.uid), { type, data }, context))
    .events;
}
