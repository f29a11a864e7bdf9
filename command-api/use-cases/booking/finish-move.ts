import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { DomainEvent, FinishMove } from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { Commands } from '../../ports.ts';

/**
 * Ends a move that broke off: the booking is told first, so that a command that is merely late is refused,
 * and then the nights are free. A move that was made stands. Throws `StoreUnavailable` where what is read is
 * older than the hold.
 */
export async function finishMove(
  { commands }: Commands,
  { bookingId, roomId, moveId }: FinishMove['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const abandon = { type: 'AbandonMove', data: { bookingId, moveId } } as const;
  const told = await commands.handle(booking, bookingStream(bookingId), abandon, context);
  if (told.state.status === 'unknown' || told.state.moves.known.get(moveId) === 'made')
    return told.events;
  const release = { type: 'ReleaseMove', data: { roomId, bookingId, moveId } } as const;
  const freed = await commands.handle(roomCalendar, roomCalendarStream(roomId), release, context);
  if (freed.revision < 0) throw new StoreUnavailable('What was held is not to be read yet');
  return [...told.events, ...freed.events];
}
