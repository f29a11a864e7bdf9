import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Commands } from '../../ports.ts';
import { loadBooking } from '../booking/booking-answer.ts';
import { loadRoomStates } from '../room/room-answer.ts';
import { labelsOf } from './units.ts';

/** The unit of a guest who is in is fixed; of one who is not, it is the house's again, or what staff said before. */
export async function settleUnit(
  ports: Commands,
  bookingId: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await loadBooking(ports, bookingId);
  const { roomId } = state.terms;
  const labels = labelsOf(await loadRoomStates(ports, roomId));
  const stream = roomCalendarStream(roomId);
  const of = { roomId, bookingId };
  const command = state.arrival
    ? ({ type: 'FixUnit', data: { ...of, labels } } as const)
    : ({ type: 'FreeUnit', data: of } as const);
  return (await ports.commands.handle(roomCalendar, stream, command, context)).events;
}
