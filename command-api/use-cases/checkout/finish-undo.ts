import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { openUndo } from '@baanpak/domain/checkout/undo.ts';
import type { DomainEvent, FinishUndo } from '@baanpak/domain/processes/process.ts';
import { nightsToRestore } from '@baanpak/domain/processes/undo-cancellations.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RestoreNights } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { Commands, Failpoints } from '../../ports.ts';
import { loadBooking } from '../booking/booking-answer.ts';
import { unlessRefused } from './unless-refused.ts';

/**
 * Carries on an undo that was begun, by whomever; several may do so at once. Where all nights of the
 * canceled stays can be obtained again, what was canceled is reinstated, else it stays canceled. Throws
 * `StoreUnavailable` where what is read is older than that.
 */
export async function finishUndo(
  ports: Commands & Failpoints,
  { uid, undo }: FinishUndo['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { commands, failpoint } = ports;
  const stream = checkoutStream(uid);
  const { state } = await commands.load(checkout, stream);
  if (!('stays' in state) || state.undos.length < undo)
    throw new StoreUnavailable('An undo that was begun is not to be read yet');
  if (state.status !== 'canceled' || openUndo(state)?.undo !== undo) return [];
  const { canceledAt, heldUntil } = state.cancellation;
  const kind = heldUntil === null ? 'booked' : 'held';
  let isBack = true;
  for (const { bookingId } of state.stays)
    isBack &&= await restoreStay(ports, { bookingId, kind, canceledAt, uid, undo }, context);
  failpoint('nights-restored');
  const type = isBack ? 'ReinstateCheckout' : 'RefuseUndo';
  return (await commands.handle(checkout, stream, { type, data: { uid, undo } }, context)).events;
}

type Restored = Pick<RestoreNights['data'], 'bookingId' | 'kind' | 'undo'> &
  Readonly<{ canceledAt: Instant; uid: string }>;

/**
 * Its end is written first where that is still to come, so that it stands before its return. The nights
 * are those that its booking has now.
 */
async function restoreStay(
  ports: Commands,
  { bookingId, kind, undo, canceledAt: endedAt, uid: checkoutUid }: Restored,
  context: CommandContext,
): Promise<boolean> {
  const { commands } = ports;
  const end = { bookingId, because: 'canceled', endedAt, undone: undo - 1 } as const;
  const ending = { type: 'EndBooking', data: end } as const;
  await commands.handle(booking, bookingStream(bookingId), ending, context);
  const { state } = await loadBooking(ports, bookingId);
  const nights = nightsToRestore(state, { bookingId, kind, undo, checkoutUid });
  const command = { type: 'RestoreNights', data: nights } as const;
  return unlessRefused('room-already-booked', () =>
    commands.handle(roomCalendar, roomCalendarStream(nights.roomId), command, context),
  );
}
