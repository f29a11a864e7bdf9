import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Failpoints } from '../../ports.ts';
import { unlessRefused } from './unless-refused.ts';

type ForLateSettlement = Readonly<{ checkoutUid: string; settlement: number; begunAt: Instant }>;

/**
 * Takes the nights of an expired checkout once more for the late money that is being settled, and says
 * whether all could be obtained. What began before today is gone. The bookings' end is written first where
 * that is still to come, so that it stands before their return. Nothing is let go of here: that follows
 * from what the checkout decides.
 */
export async function retakeStays(
  { commands, now, failpoint }: Commands & Clock & Failpoints,
  stays: readonly HeldStay[],
  { begunAt, ...forLateSettlement }: ForLateSettlement,
  context: CommandContext,
): Promise<boolean> {
  const today = bangkokDay(now());
  if (stays.some(({ checkIn }) => checkIn < today)) return false;
  for (const { roomId, bookingId, checkIn, checkOut } of stays) {
    const end = { bookingId, because: 'expired', endedAt: begunAt } as const;
    const ending = { type: 'EndBooking', data: end } as const;
    await unlessRefused('booking-already-paid', () =>
      commands.handle(booking, bookingStream(bookingId), ending, context),
    );
    const data = { roomId, bookingId, checkIn, checkOut, ...forLateSettlement };
    const retaking = { type: 'RetakeNights', data } as const;
    const isTaken = await unlessRefused('room-already-booked', () =>
      commands.handle(roomCalendar, roomCalendarStream(roomId), retaking, context),
    );
    if (!isTaken) return false;
    failpoint('nights-retaken');
  }
  return true;
}
