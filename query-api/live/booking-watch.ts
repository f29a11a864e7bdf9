import type { BookingStateJson } from '@baanpak/contract/booking/booking-state.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { coalesce } from '@baanpak/infrastructure/concurrency/coalesce.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import type { ReadDb } from '../deps.ts';

/** For hints that were lost on their way. */
const LOOK_EVERY = 5_000;

/** The state of a booking, by the id it is known by inside. */
type Watched = Omit<BookingStateJson, '_id'> & Readonly<{ bookingId: string }>;

export type BookingWatch = Readonly<{
  /** Tells the state now and each one that differs from the one told before; gives back its end. */
  follow(bookingId: string, tell: (state: Watched) => void): () => void;
  close(): void;
}>;

type Follower = { tell(state: Watched): void; told: string };

/** One reader for all who follow a booking: however many there are, a hint costs one query. */
export function watchBookings(db: ReadDb, bus: Bus): BookingWatch {
  const followers = new Map<string, Set<Follower>>();
  const look = coalesce(async () => {
    if (followers.size === 0) return;
    for (const state of await readStates(db, [...followers.keys()])) tell(state);
  });

  function tell(state: Watched): void {
    const text = JSON.stringify(state);
    for (const follower of followers.get(state.bookingId) ?? []) {
      if (follower.told === text) continue;
      follower.told = text;
      follower.tell(state);
    }
  }

  /** A store that is away now is asked again by the next look. */
  const tryToLook = () => void look().catch(() => {});
  const unsubscribe = bus.subscribe(READ_MODELS_MOVED, tryToLook);
  const looking = setInterval(tryToLook, LOOK_EVERY).unref();

  return {
    follow(bookingId, tellState) {
      const follower: Follower = { tell: tellState, told: '' };
      const ofBooking = followers.get(bookingId) ?? new Set();
      followers.set(bookingId, ofBooking.add(follower));
      tryToLook();
      return () => {
        ofBooking.delete(follower);
        if (ofBooking.size === 0 && followers.get(bookingId) === ofBooking)
          followers.delete(bookingId);
      };
    },
    close() {
      unsubscribe();
      clearInterval(looking);
      followers.clear();
    },
  };
}

const readStates = (db: ReadDb, bookingIds: readonly string[]): Promise<Watched[]> =>
  db
    .selectFrom('bookings')
    .select((eb) => [
      'booking_id as bookingId',
      'status',
      'payment_status as paymentStatus',
      eb
        .case()
        .when('status', '=', 'Reserved')
        .then(eb.ref('held_until'))
        .end()
        .as('holdExpiresAt'),
      'version',
    ])
    .where('booking_id', '=', anyOf(bookingIds))
    .execute();
