import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { AbandonReservation, HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { SettlementWork } from './late-settlement.ts';
import type { Marketplace } from './marketplace.ts';
import type { InMemoryWorld } from './world.ts';

// As command-api/use-cases/booking/reserve.ts and what it calls do it, on a store that writes one stream after another.

/** All or none: what was begun is taken back when one room is refused, and the refusal is thrown. */
export function* reserve(
  world: Marketplace,
  uid: string,
  stays: readonly HeldStay[],
): SettlementWork {
  try {
    for (const each of stays) {
      world.hold(each, uid);
      yield;
    }
    for (const each of stays) {
      world.place(each, uid);
      yield;
    }
    world.holdCheckout(uid, stays);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const { bookingId, roomId } of stays)
      yield* abandonReservation(world, { uid, bookingId, roomId });
    throw error;
  }
}

export function* abandonReservation(
  world: InMemoryWorld,
  data: AbandonReservation['data'],
): SettlementWork {
  const { uid, bookingId, roomId } = data;
  const stream = checkoutStream(uid);
  world.handle(checkout, stream, { type: 'AbandonReservation', data });
  if (!world.stateOf(checkout, stream).abandoned.has(bookingId)) return;
  yield;
  const end = { bookingId, because: 'abandoned', endedAt: world.now } as const;
  world.handle(booking, bookingStream(bookingId), { type: 'EndBooking', data: end });
  yield;
  const release = { roomId, bookingId, because: 'abandoned' } as const;
  world.handle(roomCalendar, roomCalendarStream(roomId), { type: 'ReleaseNights', data: release });
}
