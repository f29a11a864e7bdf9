import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands } from '../../ports.ts';

/**
 * Ends the sale of rooms, or of none of them: each calendar itself decides, so that no guest books
 * meanwhile. Throws `live-bookings` where stays are to come, with the others on sale again.
 */
export async function closeCalendars(
  { commands, now }: Commands & Clock,
  roomIds: readonly string[],
  context: CommandContext,
): Promise<void> {
  const today = bangkokDay(now());
  const closed: { roomId: string; units: number }[] = [];
  try {
    for (const roomId of roomIds) {
      const stream = roomCalendarStream(roomId);
      const { units } = (await commands.load(roomCalendar, stream)).state;
      const command = { type: 'CloseCalendar', data: { roomId, today } } as const;
      const { events } = await commands.handle(roomCalendar, stream, command, context);
      if (events.length > 0) closed.push({ roomId, units });
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const data of closed) {
      const stream = roomCalendarStream(data.roomId);
      const reopening = { ...context, commandId: `${context.commandId}-reopen` };
      await commands.handle(roomCalendar, stream, { type: 'OpenCalendar', data }, reopening);
    }
    throw error;
  }
}
