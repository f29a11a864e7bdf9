import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { BeginLateSettlement } from '@baanpak/domain/checkout/checkout-state.ts';
import { lateSettlementOf, openLateSettlement } from '@baanpak/domain/checkout/late-money.ts';
import type { DomainEvent, FinishLateSettlement } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Failpoints } from '../../ports.ts';
import { freeRetakenNights } from './free-retaken-nights.ts';
import { retakeStays } from './retake-stays.ts';

type EventEnvelopes = readonly EventEnvelope<DomainEvent>[];

/**
 * Money came after a hold's end: where all of its nights are still free they are taken again and the
 * money pays for them, else it goes back. That it is tried is recorded in the checkout before any calendar
 * is touched. Refuses as `BeginLateSettlement` does: what another began is to be finished before.
 */
export async function settleLateMoney(
  ports: Commands & Clock & Failpoints,
  data: BeginLateSettlement['data'],
  context: CommandContext,
): Promise<EventEnvelopes> {
  const { uid, attemptId } = data;
  const command = { type: 'BeginLateSettlement', data } as const;
  const begun = await ports.commands.handle(checkout, checkoutStream(uid), command, context);
  if (begun.events.length > 0) ports.failpoint('late-settlement-begun');
  const isOpen = openLateSettlement(begun.state)?.attemptId === attemptId;
  return [...begun.events, ...(isOpen ? await finishOpenLateSettlement(ports, uid, context) : [])];
}

/** Whatever late money of a checkout is being settled, by whomever. */
export async function finishOpenLateSettlement(
  ports: Commands & Clock & Failpoints,
  uid: string,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const { state } = await ports.commands.load(checkout, checkoutStream(uid));
  const open = openLateSettlement(state);
  return open ? finishLateSettlement(ports, { uid, settlement: open.settlement }, context) : [];
}

/**
 * Carries on a late settlement that was begun, by whomever; several may do so at once. Throws
 * `StoreUnavailable` where what is read is older than that.
 */
export async function finishLateSettlement(
  ports: Commands & Clock & Failpoints,
  { uid, settlement }: FinishLateSettlement['data'],
  context: CommandContext,
): Promise<EventEnvelopes> {
  const { commands } = ports;
  const stream = checkoutStream(uid);
  const { state } = await commands.load(checkout, stream);
  const open = lateSettlementOf(state, settlement);
  if (!('stays' in state) || !open)
    throw new StoreUnavailable('A late settlement that was begun is not to be read yet');
  if (open.outcome !== 'open') return [];
  const { begunAt } = open;
  const about = { checkoutUid: uid, settlement, begunAt };
  const isBack = await retakeStays(ports, state.stays, about, context);
  const type = isBack ? 'AcceptLateMoney' : 'ReturnLateMoney';
  const data = { uid, settlement };
  const decided = await commands.handle(checkout, stream, { type, data }, context);
  if (decided.events.length > 0) return decided.events;
  // another was faster, and may have decided otherwise
  for (const { roomId, bookingId } of state.stays)
    await freeRetakenNights(ports, { uid, settlement, roomId, bookingId }, context);
  return [];
}
