import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { contextForTest, type RoomForTest } from './catalogue.ts';
import type { Shop } from './shop.ts';

/** The nights of a guest's booking are gone from its room, so that booking them is refused. */
export async function loseNights(
  { ports, staffIdOf }: Shop,
  { roomId }: RoomForTest,
  guestsId: string,
): Promise<void> {
  const data = { roomId, bookingId: staffIdOf(guestsId), because: 'refused' } as const;
  const command = { type: 'ReleaseNights', data } as const;
  await ports.commands.handle(roomCalendar, roomCalendarStream(roomId), command, contextForTest());
}
