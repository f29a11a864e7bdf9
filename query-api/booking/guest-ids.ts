import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { UnreadableEvent } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';

/** By booking, the id that opens it to its guest. */
export type GuestIds = (bookingIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Reads them where they are kept, sealed in the bookings' own streams: the read models have none. Left
 * out is who was erased, and who has none yet.
 */
export const guestIdsIn =
  (store: Pick<EventStore, 'readStream'>, codec: Pick<EventCodec, 'decode'>): GuestIds =>
  async (bookingIds) => {
    const found = new Map<string, string>();
    const read = async (bookingId: string) => {
      const guestId = await guestIdIn(store, codec, bookingId);
      if (guestId !== undefined) found.set(bookingId, guestId);
    };
    await Promise.all(bookingIds.map(read));
    return found;
  };

async function guestIdIn(
  store: Pick<EventStore, 'readStream'>,
  codec: Pick<EventCodec, 'decode'>,
  bookingId: string,
): Promise<string | undefined> {
  const stream = bookingStream(bookingId);
  // mostly the first event has it, and a stream is not read to its end
  for (const options of [{ limit: 1 }, {}]) {
    const stored = await store.readStream(stream, options);
    try {
      for (const event of await codec.decode<BookingEvent>(stored)) {
        const guestId = idIn(event);
        if (guestId !== undefined) return guestId;
      }
    } catch (error) {
      if (error instanceof UnreadableEvent) return undefined;
      throw error;
    }
  }
  return undefined;
}

/** Nothing of who was erased: what was personal is null. */
function idIn({ type, data }: BookingEvent): string | undefined {
  if (type === 'BookingPlaced' || type === 'BookingTaken') return data.guest?.guestId;
  return type === 'GuestIdGiven' ? (data.guestId ?? undefined) : undefined;
}
