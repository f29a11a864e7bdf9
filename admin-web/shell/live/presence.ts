import type { PersonPresent, PresenceJson } from '@baanpak/contract/answers/presence.ts';

/** Who has which booking open, as told last. */
export type Presence = Readonly<{
  /** The same list until it changes. */
  at(bookingId: string): readonly PersonPresent[];
  /** Every booking that somebody has open. */
  all(): readonly PresenceJson[];
  set(booking: PresenceJson): void;
  /** A stream was opened again: who is not told of within a second is there no more. */
  opened(): void;
  /** Nobody, until the server says otherwise. */
  forget(): void;
  /** Calls `moved` whenever somebody comes or goes; the answer ends it. */
  subscribe(moved: () => void): () => void;
}>;

const NOBODY: readonly PersonPresent[] = [];
/** In ms: who is there is told right after a stream is open. */
const TOLD_WITHIN = 1_000;

export function openPresence(): Presence {
  const bookings = new Map<string, PresenceJson>();
  const observers = new Set<() => void>();
  /** Of a stream before; not told of again by this one. */
  let old = new Set<string>();
  let dropping: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    for (const observer of observers) observer();
  };
  const drop = () => {
    for (const id of old) bookings.delete(id);
    moved();
  };
  return {
    at: (bookingId) => bookings.get(bookingId)?.people ?? NOBODY,
    all: () => [...bookings.values()],
    set(booking) {
      old.delete(booking.id);
      if (booking.people.length > 0) bookings.set(booking.id, booking);
      else bookings.delete(booking.id);
      moved();
    },
    opened() {
      clearTimeout(dropping);
      old = new Set(bookings.keys());
      if (old.size > 0) dropping = setTimeout(drop, TOLD_WITHIN);
    },
    forget() {
      clearTimeout(dropping);
      bookings.clear();
      moved();
    },
    subscribe(observer) {
      observers.add(observer);
      return () => void observers.delete(observer);
    },
  };
}
