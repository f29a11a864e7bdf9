import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { FinishMove } from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { InMemoryWorld } from './world.ts';

/** As command-api/use-cases/booking/finish-move.ts. */
export function finishMove(
  world: InMemoryWorld,
  { bookingId, roomId, moveId }: FinishMove['data'],
): boolean {
  const stream = bookingStream(bookingId);
  world.handle(booking, stream, { type: 'AbandonMove', data: { bookingId, moveId } });
  const state = world.stateOf(booking, stream);
  if (state.status === 'unknown' || state.moves.known.get(moveId) === 'made') return true;
  const data = { roomId, bookingId, moveId };
  world.handle(roomCalendar, roomCalendarStream(roomId), { type: 'ReleaseMove', data });
  return true;
}
