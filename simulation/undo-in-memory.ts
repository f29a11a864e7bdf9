import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { isDue, isHeld } from '@baanpak/domain/checkout/checkout-state.ts';
import { openUndo } from '@baanpak/domain/checkout/undo.ts';
import type { FinishUndo, FreeRestoredNights } from '@baanpak/domain/processes/process.ts';
import { nightsToRestore } from '@baanpak/domain/processes/undo-cancellations.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { SettlementWork } from './late-settlement.ts';
import type { InMemoryWorld } from './world.ts';

// As command-api/use-cases/checkout/finish-undo.ts and its neighbour do it; between two steps anyone who does it may
// stand still.

export function* finishUndo(
  world: InMemoryWorld,
  { uid, undo }: FinishUndo['data'],
): SettlementWork {
  const stream = checkoutStream(uid);
  const state = world.stateOf(checkout, stream);
  if (state.status !== 'canceled' || openUndo(state)?.undo !== undo) return;
  const { canceledAt, heldUntil } = state.cancellation;
  const kind = heldUntil === null ? ('booked' as const) : ('held' as const);
  let isBack = true;
  for (const { bookingId } of state.stays) {
    isBack &&= restoreStay(world, { bookingId, kind, canceledAt, uid, undo });
    yield;
  }
  const type = isBack ? 'ReinstateCheckout' : 'RefuseUndo';
  world.handle(checkout, stream, { type, data: { uid, undo } });
}

type Restored = Readonly<{
  bookingId: string;
  kind: 'held' | 'booked';
  canceledAt: Instant;
  uid: string;
  undo: number;
}>;

function restoreStay(
  world: InMemoryWorld,
  { bookingId, kind, canceledAt: endedAt, uid: checkoutUid, undo }: Restored,
): boolean {
  const stream = bookingStream(bookingId);
  const end = { bookingId, because: 'canceled', endedAt, undone: undo - 1 } as const;
  world.handle(booking, stream, { type: 'EndBooking', data: end });
  const state = world.stateOf(booking, stream);
  if (state.status === 'unknown') return false;
  const nights = nightsToRestore(state, { bookingId, kind, undo, checkoutUid });
  const calendar = roomCalendarStream(nights.roomId);
  try {
    world.handle(roomCalendar, calendar, { type: 'RestoreNights', data: nights });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export function freeRestoredNights(
  world: InMemoryWorld,
  { uid, undo, roomId, bookingId }: FreeRestoredNights['data'],
): void {
  const state = world.stateOf(checkout, checkoutStream(uid));
  const outcome = isHeld(state) ? state.undos[undo - 1]?.outcome : 'open';
  const isLive = isDue(state) || state.status === 'paid';
  if (outcome === 'open' || (outcome === 'reinstated' && isLive)) return;
  const data = { roomId, bookingId, because: 'refused', undo } as const;
  world.handle(roomCalendar, roomCalendarStream(roomId), { type: 'ReleaseNights', data });
}
