import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { BeginLateSettlement, HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { lateSettlementOf, openLateSettlement } from '@baanpak/domain/checkout/late-money.ts';
import type {
  FinishLateSettlement,
  FreeRetakenNights,
  SettleLatePayment,
} from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { InMemoryWorld } from './world.ts';

// As command-api/use-cases/checkout does it; between two steps anyone who does it may stand still.
export type SettlementWork = Generator<void, void>;

export function* settleLatePayment(
  world: InMemoryWorld,
  { uid, attemptId }: SettleLatePayment['data'],
): SettlementWork {
  yield* finishOpen(world, uid);
  const state = world.stateOf(checkout, checkoutStream(uid));
  if (!('stays' in state) || !state.late.has(attemptId)) return;
  yield;
  if (state.status === 'expired')
    yield* settleLateMoney(world, { uid, attemptId, of: 'payment', now: world.now });
  else
    world.handle(checkout, checkoutStream(uid), {
      type: 'ReturnLatePayment',
      data: { uid, attemptId },
    });
}

export function* settleLateMoney(
  world: InMemoryWorld,
  data: BeginLateSettlement['data'],
): SettlementWork {
  const { uid, attemptId } = data;
  world.handle(checkout, checkoutStream(uid), { type: 'BeginLateSettlement', data });
  yield;
  const open = openLateSettlement(world.stateOf(checkout, checkoutStream(uid)));
  if (open?.attemptId === attemptId) yield* finishOpen(world, uid);
}

export function* finishOpen(world: InMemoryWorld, uid: string): SettlementWork {
  const open = openLateSettlement(world.stateOf(checkout, checkoutStream(uid)));
  if (open) yield* finishLateSettlement(world, { uid, settlement: open.settlement });
}

export function* finishLateSettlement(
  world: InMemoryWorld,
  { uid, settlement }: FinishLateSettlement['data'],
): SettlementWork {
  const stream = checkoutStream(uid);
  const state = world.stateOf(checkout, stream);
  if (!('stays' in state) || lateSettlementOf(state, settlement)?.outcome !== 'open') return;
  const isBack = yield* retakeAll(world, state.stays, { checkoutUid: uid, settlement });
  const type = isBack ? 'AcceptLateMoney' : 'ReturnLateMoney';
  world.handle(checkout, stream, { type, data: { uid, settlement } });
  yield;
  for (const { roomId, bookingId } of state.stays)
    freeRetakenNights(world, { uid, settlement, roomId, bookingId });
}

function* retakeAll(
  world: InMemoryWorld,
  stays: readonly HeldStay[],
  forLateSettlement: Readonly<{ checkoutUid: string; settlement: number }>,
): Generator<void, boolean> {
  for (const { roomId, bookingId, checkIn, checkOut } of stays) {
    const data = { roomId, bookingId, checkIn, checkOut, ...forLateSettlement };
    try {
      world.handle(roomCalendar, roomCalendarStream(roomId), { type: 'RetakeNights', data });
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
    yield;
  }
  return true;
}

export function freeRetakenNights(
  world: InMemoryWorld,
  { uid, settlement, roomId, bookingId }: FreeRetakenNights['data'],
): true {
  const outcome = lateSettlementOf(
    world.stateOf(checkout, checkoutStream(uid)),
    settlement,
  )?.outcome;
  const stay = world.stateOf(booking, bookingStream(bookingId));
  const isTurnedAway = stay.status !== 'unknown' && stay.turnedAway;
  if (outcome !== 'returned' && !isTurnedAway) return true;
  const data = { roomId, bookingId, because: 'refused', settlement } as const;
  world.handle(roomCalendar, roomCalendarStream(roomId), { type: 'ReleaseNights', data });
  return true;
}
