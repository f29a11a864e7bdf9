import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { coalesce } from '@baanpak/infrastructure/concurrency/coalesce.ts';
import { READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import { readOpened } from '../booking/opened-by.ts';
import type { Deps } from '../deps.ts';

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
