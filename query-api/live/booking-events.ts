import type { BookingStateJson } from '@baanpak/contract/booking/booking-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { coalesce } from '@baanpak/infrastructure/concurrency/coalesce.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventStream } from '@baanpak/infrastructure/http/event-stream.ts';
import { READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import { openOrder, readOpened } from '../booking/guest-ids.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import type { OpenStream } from './open-streams.ts';

export type Followed = Readonly<{
  lookup: BookingLookup;
  bookings: BookingWatch;
  openStream: OpenStream;
}>;

/** What becomes of a booking and its order, as it happens; without an API key, since EventSource cannot send one. */
export const bookingEvents =
  (
    deps: Deps,
    { lookup, bookings, openStream }: Followed,
  ): Handler<'GET /outreach/bookings/{id}/events'> =>
  async ({ params, network, signal }, reply) => {
    const _id = params.id.toLowerCase();
    const there = await lookup.read([_id]);
    const own = there.get(_id) ?? (await lookup.waitFor(_id, network, signal));
    if (own === undefined) throw new Refusal('not-found', 'No such booking');
    const order = await openOrder(deps, _id);
    const stream = openStream(reply);
    for (const { bookingId, guestId } of order)
      if (guestId !== undefined) follow(bookings, stream, bookingId, guestId);
    return reply;
  };

/** The same of several bookings, for all pages of a browser. */
export const eventsOfBookings =
  ({ lookup, bookings, openStream }: Followed): Handler<'GET /outreach/bookings/events'> =>
  async (request, reply) => {
    const ids = new Set(request.query.ids.toLowerCase().split(','));
    const there = await lookup.read([...ids]);
    const stream = openStream(reply);
    stream.comment('open'); // headers leave with the first byte, and there may be nothing to tell
    const { network, signal } = request;
    const followLater = async (_id: string): Promise<void> => {
      const bookingId = await lookup.waitFor(_id, network, signal);
      if (bookingId !== undefined && !stream.isOver()) follow(bookings, stream, bookingId, _id);
    };
    for (const _id of ids) {
      const bookingId = there.get(_id);
      if (bookingId !== undefined) follow(bookings, stream, bookingId, _id);
      else void followLater(_id);
    }
    return reply;
  };

function follow(bookings: BookingWatch, stream: EventStream, bookingId: string, _id: string): void {
  const unfollow = bookings.follow(bookingId, ({ bookingId: __, ...state }) =>
    stream.send('status', { _id, ...state }),
  );
  stream.onEnd(unfollow);
}

/** For hints that were lost on their way. */
const LOOK_EVERY = 5_000;

/** The state of a booking, by the id it is known by inside. */
type Watched = Omit<BookingStateJson, '_id'> & Readonly<{ bookingId: string }>;

type BookingWatch = Readonly<{
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

/** In ms: for so long a booking that was just made may not be readable yet. */
const LONGEST_WAIT = 2_000;
const POLL_EVERY = 100;
/** Ids that are waited for at a time, for one network address. */
const MOST_WAITS = 5;

export type BookingLookup = Readonly<{
  /** The bookings that guests' ids open, by those ids. */
  read(guestIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * The booking that a guest's id opens, once it can be read; undefined after two seconds, and at once where five
   * are waited for already for that network address, or once who asked has left. Never rejects.
   */
  waitFor(guestId: string, network: string, left: AbortSignal): Promise<string | undefined>;
  close(): void;
}>;

type Wait = Readonly<{ guestId: string; end(bookingId: string | undefined): void }>;

/** One reader for all who wait: a hint of the projector costs two queries, however many they are. */
export function lookUpBookings(deps: Pick<Deps, 'db' | 'ids'>, bus: Bus): BookingLookup {
  const waits = new Set<Wait>();
  const waitsFrom = new Map<string, number>();

  const look = coalesce(async () => {
    if (waits.size === 0) return;
    const there = await readOpened(deps, [...new Set([...waits].map(({ guestId }) => guestId))]);
    for (const wait of waits) {
      const bookingId = there.get(wait.guestId);
      if (bookingId !== undefined) wait.end(bookingId);
    }
  });
  /** A store that is away now is asked again by the next look. */
  const tryToLook = () => void look().catch(() => {});
  const unsubscribe = bus.subscribe(READ_MODELS_MOVED, tryToLook);
  const polling = setInterval(tryToLook, POLL_EVERY).unref();

  function waitFor(
    guestId: string,
    network: string,
    left: AbortSignal,
  ): Promise<string | undefined> {
    const others = waitsFrom.get(network) ?? 0;
    if (others >= MOST_WAITS || left.aborted) return Promise.resolve(undefined);
    waitsFrom.set(network, others + 1);
    return new Promise((resolve) => {
      const giveUp = () => wait.end(undefined);
      const timer = setTimeout(giveUp, LONGEST_WAIT);
      left.addEventListener('abort', giveUp);
      const wait: Wait = {
        guestId,
        end(bookingId) {
          clearTimeout(timer);
          waits.delete(wait);
          left.removeEventListener('abort', giveUp);
          const rest = (waitsFrom.get(network) ?? 1) - 1;
          if (rest > 0) waitsFrom.set(network, rest);
          else waitsFrom.delete(network);
          resolve(bookingId);
        },
      };
      waits.add(wait);
    });
  }

  return {
    read: (guestIds) => readOpened(deps, guestIds),
    waitFor,
    close() {
      unsubscribe();
      clearInterval(polling);
      for (const { end } of [...waits]) end(undefined);
    },
  };
}
