import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { AbandonReservation } from '@baanpak/domain/checkout/checkout-state.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, Holding } from '../../ports.ts';

/**
 * Ends what was begun of a reservation: its checkout is told first, so that a command that is merely
 * late is refused, then the booking ends, so that nobody sees it live without nights, then those are
 * free. Also where it was abandoned before: something may have come late since. Throws `StoreUnavailable`
 * where what is read is older than the room's first hold.
 */
export async function abandonReservation(
  { commands, holds, now, settings }: Commands & Clock & Holding,
  data: AbandonReservation['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { uid, bookingId, roomId } = data;
  const command = { type: 'AbandonReservation', data } as const;
  const told = await commands.handle(checkout, checkoutStream(uid), command, context);
  if (!told.state.abandoned.has(bookingId)) return told.events; // it has it: it stands
  const end = { bookingId, because: 'abandoned', endedAt: now() } as const;
  const ended = await commands.handle(
    booking,
    bookingStream(bookingId),
    { type: 'EndBooking', data: end },
    context,
  );
  const release = { roomId, bookingId, because: 'abandoned' } as const;
  const freed = await commands.handle(
    roomCalendar,
    roomCalendarStream(roomId),
    { type: 'ReleaseNights', data: release },
    context,
  );
  if (freed.revision < 0)
    throw new StoreUnavailable('Nights that were held are not to be read yet');
  if (settings.capHolds) await holds.leave([bookingId]);
  return [...told.events, ...ended.events, ...freed.events];
}
