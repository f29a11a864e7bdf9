import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type Checkout, isDue, isHeld } from '@baanpak/domain/checkout/checkout-state.ts';
import type { DomainEvent, FreeRestoredNights } from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Commands } from '../../ports.ts';

/**
 * Frees nights that were restored once their undo had been refused, or undone by another cancellation:
 * by somebody who stood still meanwhile.
 */
export async function freeRestoredNights(
  { commands }: Commands,
  { uid, undo, roomId, bookingId }: FreeRestoredNights['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await commands.load(checkout, checkoutStream(uid));
  if (areNeeded(state, undo)) return [];
  const data = { roomId, bookingId, because: 'refused', undo } as const;
  const command = { type: 'ReleaseNights', data } as const;
  return (await commands.handle(roomCalendar, roomCalendarStream(roomId), command, context)).events;
}

function areNeeded(state: Checkout, undo: number): boolean {
  if (!isHeld(state)) return true; // what is read is older than that
  const outcome = state.undos[undo - 1]?.outcome;
  if (outcome === undefined || outcome === 'open') return true;
  return outcome === 'reinstated' && (isDue(state) || state.status === 'paid');
}
