import type { HeldStay } from '@baanpak/domain/checkout/checkout-messages.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import { bangkokDay } from '@baanpak/domain/values/local-date.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../deps.ts';

export type Retaken = Readonly<{
  isBack: boolean;
  /** Lets go of what was taken anew; nothing where nothing was. */
  takeBack: () => Promise<void>;
}>;

/**
 * Takes the nights of an expired checkout once more, all or none. What began before today is gone. The
 * bookings' end is written first where that is still to come, so that it stands before their return.
 */
export async function retakeStays(
  deps: Deps,
  stays: readonly HeldStay[],
  endedAt: ReturnType<Deps['now']>,
  context: CommandContext,
): Promise<Retaken> {
  const taken: HeldStay[] = [];
  const takeBack = () => letGo(deps, taken, context);
  const today = bangkokDay(deps.now());
  if (stays.some(({ checkIn }) => checkIn < today)) return { isBack: false, takeBack };
  try {
    for (const stay of stays) {
      await end(deps, stay.bookingId, endedAt, context);
      const { events } = await deps.commands.handle(
        roomCalendar,
        roomCalendarStream(stay.roomId),
        { type: 'RetakeNights', data: nightsOf(stay) },
        context,
      );
      if (events.length > 0) taken.push(stay);
    }
    return { isBack: true, takeBack };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'room-already-booked')) {
      await takeBack();
      throw error;
    }
    await letGo(deps, stays, context); // those of an earlier try that broke off, too
    return { isBack: false, takeBack };
  }
}

const nightsOf = ({ roomId, bookingId, checkIn, checkOut }: HeldStay) => ({
  roomId,
  bookingId,
  checkIn,
  checkOut,
});

async function end(
  { commands }: Deps,
  bookingId: string,
  endedAt: ReturnType<Deps['now']>,
  context: CommandContext,
): Promise<void> {
  const data = { bookingId, because: 'expired', endedAt } as const;
  try {
    const command = { type: 'EndBooking', data } as const;
    await commands.handle(booking, bookingStream(bookingId), command, context);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'booking-already-paid')) throw error;
  }
}

async function letGo(
  { commands }: Deps,
  stays: readonly HeldStay[],
  context: CommandContext,
): Promise<void> {
  for (const { roomId, bookingId } of stays)
    await commands.handle(
      roomCalendar,
      roomCalendarStream(roomId),
      { type: 'ReleaseNights', data: { roomId, bookingId, because: 'refused' } },
      context,
    );
}
