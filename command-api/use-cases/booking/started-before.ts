import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { EventMetadata } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Ports } from '../../ports.ts';

/** The ids that a request makes of its idempotency key. */
type MadeIds = Readonly<{ guestId: string; bookingId: string }>;

/**
 * Under which id a request's booking was begun, and by which request; null where it was not. One that
 * came when a booking had one id stands under what is the guest's today.
 */
export async function startedBefore(
  { commands, mayHaveBookingsWithOneId }: Pick<Ports, 'commands' | 'mayHaveBookingsWithOneId'>,
  { guestId, bookingId }: MadeIds,
): Promise<Readonly<{ bookingId: string; origin: EventMetadata | null }>> {
  const load = (id: string) => commands.load(booking, bookingStream(id));
  const [now, ofOld] = await Promise.all([
    load(bookingId),
    mayHaveBookingsWithOneId ? load(guestId) : undefined,
  ]);
  return ofOld?.origin
    ? { bookingId: guestId, origin: ofOld.origin }
    : { bookingId, origin: now.origin };
}
