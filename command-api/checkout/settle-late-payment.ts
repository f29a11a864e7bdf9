import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { DomainEvent, SettleLatePayment } from '@baanpak/domain/processes/process.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Happened } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../deps.ts';
import { finishOpenSettlement, settleLateMoney } from './settle-late-money.ts';

type Happenings = readonly Happened<DomainEvent>[];

/**
 * What came through the provider after a hold's end pays for the same nights or goes back; where
 * something was paid since, it goes back at once. Refuses `busy` when that changed meanwhile.
 */
export async function settleLatePayment(
  deps: Deps,
  { uid, attemptId }: SettleLatePayment['data'],
  context: CommandContext,
): Promise<Happenings> {
  const before = await finishOpenSettlement(deps, uid, context);
  const stream = checkoutStream(uid);
  const { state } = await deps.commands.load(checkout, stream);
  if (!('stays' in state) || !state.late.has(attemptId)) return before;
  if (state.status === 'expired')
    return [...before, ...(await settle(deps, { uid, attemptId }, context))];
  const back = { type: 'ReturnLatePayment', data: { uid, attemptId } } as const;
  return [...before, ...(await deps.commands.handle(checkout, stream, back, context)).events];
}

async function settle(
  deps: Deps,
  ofPayment: SettleLatePayment['data'],
  context: CommandContext,
): Promise<Happenings> {
  try {
    const data = { ...ofPayment, of: 'payment', now: deps.now() } as const;
    return await settleLateMoney(deps, data, context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('busy', `Other money of this checkout was faster: ${error.message}`);
  }
}
