import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../deps.ts';

type Stay = Readonly<{ bookingId: string; roomId: string }>;

/**
 * Ends what was begun of a reservation. Each booking ends before its nights are free, so that nobody
 * sees it live without them.
 */
export async function takeBack(
  { commands, holds, now, settings }: Deps,
  stays: readonly Stay[],
  begun: readonly Stay[],
  context: CommandContext,
): Promise<void> {
  for (const { bookingId, roomId } of begun) {
    const end = { bookingId, because: 'abandoned', endedAt: now() } as const;
    await commands.handle(
      booking,
      bookingStream(bookingId),
      { type: 'EndBooking', data: end },
      context,
    );
    const release = { roomId, bookingId, because: 'refused' } as const;
    await commands.handle(
      roomCalendar,
      roomCalendarStream(roomId),
      { type: 'ReleaseNights', data: release },
      context,
    );
  }
  if (settings.capHolds) await holds.leave(stays.map(({ bookingId }) => bookingId));
}
