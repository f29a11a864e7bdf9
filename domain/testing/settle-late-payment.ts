import { checkout, checkoutStream } from '../checkout/checkout.ts';
import type { HeldStay } from '../checkout/checkout-messages.ts';
import type { SettleLatePayment } from '../processes/process.ts';
import { roomCalendar, roomCalendarStream } from '../stay/room-calendar.ts';
import { Refusal } from '../values/refusal.ts';
import type { InMemoryWorld } from './in-memory-world.ts';

/** As command-api/checkout/settle-late-payment.ts does it. */
export function settleLatePayment(
  world: InMemoryWorld,
  { uid, attemptId }: SettleLatePayment['data'],
): void {
  const state = world.stateOf(checkout, checkoutStream(uid));
  if (!('stays' in state) || !state.late.has(attemptId)) return;
  const isBack = state.status === 'expired' && retakeAll(world, state.stays);
  const type = isBack ? 'AcceptLatePayment' : 'ReturnLatePayment';
  world.handle(checkout, checkoutStream(uid), { type, data: { uid, attemptId } });
}

function retakeAll(world: InMemoryWorld, stays: readonly HeldStay[]): boolean {
  try {
    for (const { roomId, bookingId, checkIn, checkOut } of stays)
      world.handle(roomCalendar, roomCalendarStream(roomId), {
        type: 'RetakeNights',
        data: { roomId, bookingId, checkIn, checkOut },
      });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const { roomId, bookingId } of stays)
      world.handle(roomCalendar, roomCalendarStream(roomId), {
        type: 'ReleaseNights',
        data: { roomId, bookingId, because: 'refused' },
      });
    return false;
  }
}
