import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { lateSettlementOf } from '@baanpak/domain/checkout/late-money.ts';
import type { DomainEvent, FreeRetakenNights } from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import type { Commands } from '../../ports.ts';

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
