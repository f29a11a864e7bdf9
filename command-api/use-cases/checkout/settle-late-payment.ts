import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { DomainEvent, SettleLatePayment } from '@baanpak/domain/processes/process.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Failpoints } from '../../ports.ts';
import { finishOpenLateSettlement, settleLateMoney } from './settle-late-money.ts';

type EventEnvelopes = readonly EventEnvelope<DomainEvent>[];

/**
 * What came through the provider after a hold's end pays for the same nights or goes back; where
 * something was paid since, it goes back at once. Refuses `busy` when that changed meanwhile; throws
 * `StoreUnavailable` where what is read is older than the money.
 */
export async function settleLatePayment(
  ports: Commands & Clock & Failpoints,
  { uid, attemptId }: SettleLatePayment['data'],
  context: CommandContext,
): Promise<EventEnvelopes> {
  const before = await finishOpenLateSettlement(ports, uid, context);
  const stream = checkoutStream(uid);
  const { state } = await ports.commands.load(checkout, stream);
  const known = 'stays' in state ? state.attempts.get(attemptId) : undefined;
  if (known === undefined || known === 'pending')
    throw new StoreUnavailable('Money that came late is not to be read yet');
  if (known !== 'late') return before;
  if (state.status === 'expired')
    return [...before, ...(await settle(ports, { uid, attemptId }, context))];
  const back = { type: 'ReturnLatePayment', data: { uid, attemptId } } as const;
  return [...before, ...(await ports.commands.handle(checkout, stream, back, context)).events];
}

async function settle(
  ports: Commands & Clock & Failpoints,
  ofPayment: SettleLatePayment['data'],
  context: CommandContext,
): Promise<EventEnvelopes> {
  try {
    const data = { ...ofPayment, of: 'payment', now: ports.now() } as const;
    return await settleLateMoney(ports, data, context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('busy', `Other money of this checkout was faster: ${error.message}`);
  }
}
