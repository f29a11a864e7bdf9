import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { assertBookable } from '@baanpak/domain/booking/stay-rules.ts';
import { blockOf } from '@baanpak/domain/processes/sync-block-bookings.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { BlockNights } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { firstItem } from '@baanpak/domain/values/lists/first-item.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Holding } from '../../ports.ts';
import { labelsWith, namingWhoHasIt } from './units.ts';

export type Block = Omit<BlockNights['data'], 'block'> &
  Readonly<{ block: Omit<BlockNights['data']['block'], 'code' | 'placedAt'> }>;

/**
 * Keeps units for nobody, of a disabled room too. The calendar decides; the booking is written down
 * at once, and by the process `syncBlockBookings` should this break off between the two.
 */
export async function blockRoom(
  ports: Commands & Clock & Holding,
  request: Block,
  context: CommandContext,
): Promise<void> {
  const { commands, holds } = ports;
  const placedAt = ports.now();
  assertBookable(request, bangkokDay(placedAt));
  const { roomId, bookingId, unit } = request;
  const labels = unit === undefined ? undefined : await labelsWith(ports, roomId, unit);
  const code = firstItem(await holds.codes(1));
  const block = { ...request, block: { ...request.block, code, placedAt } };
  const blocking = commands.handle(
    roomCalendar,
    roomCalendarStream(roomId),
    { type: 'BlockNights', data: { ...block, ...(labels && { labels }) } },
    context,
  );
  const { state } = await (unit === undefined ? blocking : namingWhoHasIt(ports, unit, blocking));
  const units = state.stays.get(bookingId)?.units ?? 1;
  const command = { type: 'PlaceBlock', data: blockOf({ ...block, units }) } as const;
  await commands.handle(booking, bookingStream(bookingId), command, context);
}
