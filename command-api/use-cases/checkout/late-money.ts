import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { BeginLateSettlement, HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { lateSettlementOf, openLateSettlement } from '@baanpak/domain/checkout/late-money.ts';
import type {
  DomainEvent,
  FinishLateSettlement,
  FreeRetakenNights,
  SettleLatePayment,
} from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Failpoints } from '../../ports.ts';
import { unlessRefused } from './unless-refused.ts';

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

type ForLateSettlement = Readonly<{ checkoutUid: string; settlement: number; begunAt: Instant }>;

/**
 * Takes the nights of an expired checkout once more for the late money that is being settled, and says
 * whether all could be obtained. What began before today is gone. The bookings' end is written first where
 * that is still to come, so that it stands before their return. Nothing is let go of here: that follows
 * from what the checkout decides.
 */
export async function retakeStays(
  { commands, now, failpoint }: Commands & Clock & Failpoints,
  stays: readonly HeldStay[],
  { begunAt, ...forLateSettlement }: ForLateSettlement,
  context: CommandContext,
): Promise<boolean> {
  const today = bangkokDay(now());
  if (stays.some(({ checkIn }) => checkIn < today)) return false;
  for (const { roomId, bookingId, checkIn, checkOut } of stays) {
    const end = { bookingId, because: 'expired', endedAt: begunAt } as const;
    const ending = { type: 'EndBooking', data: end } as const;
    await unlessRefused('booking-already-paid', () =>
      commands.handle(booking, bookingStream(bookingId), ending, context),
    );
    const data = { roomId, bookingId, checkIn, checkOut, ...forLateSettlement };
    const retaking = { type: 'RetakeNights', data } as const;
    const isTaken = await unlessRefused('room-already-booked', () =>
      commands.handle(roomCalendar, roomCalendarStream(roomId), retaking, context),
    );
    if (!isTaken) return false;
    failpoint('nights-retaken');
  }
  return true;
}

/**
 * Frees nights that were taken for late money once it had been decided to go back: by a process that
 * stood still meanwhile. They bear the late settlement's number, so those of a later one stay taken. Throws
 * `StoreUnavailable` where what is read is older than the late settlement.
 */
export async function freeRetakenNights(
  { commands }: Commands,
  { uid, settlement, roomId, bookingId }: FreeRetakenNights['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const [paying, stay] = await Promise.all([
    commands.load(checkout, checkoutStream(uid)),
    commands.load(booking, bookingStream(bookingId)),
  ]);
  const known = lateSettlementOf(paying.state, settlement);
  if (!known || stay.state.status === 'unknown')
    throw new StoreUnavailable('What nights were taken for is not to be read yet');
  if (known.outcome !== 'returned' && !stay.state.turnedAway) return [];
  const data = { roomId, bookingId, because: 'refused', settlement } as const;
  const command = { type: 'ReleaseNights', data } as const;
  return (await commands.handle(roomCalendar, roomCalendarStream(roomId), command, context)).events;
}
