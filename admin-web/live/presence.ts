import type { PersonPresent, PresenceJson } from '@baanpak/contract/answers/presence.ts';

/** Who has which booking open, as told last. */
export type Presence = Readonly<{
  /** The same list until it changes. */
  at(bookingId: string): readonly PersonPresent[];
  set(booking: PresenceJson): void;
  /** Nobody, until the server says otherwise. */
  forget(): void;
  /** Calls `moved` whenever somebody comes or goes; the answer ends it. */
  subscribe(moved: () => void): () => void;
}>;

const NOBODY: readonly PersonPresent[] = [];

export function openPresence(): Presence {
  const people = new Map<string, readonly PersonPresent[]>();
  const observers = new Set<() => void>();
  const moved = () => {
    for (const observer of observers) observer();
  };
  return {
    at: (bookingId) => people.get(bookingId) ?? NOBODY,
    set(booking) {
      if (booking.people.length > 0) people.set(booking.id, booking.people);
      else people.delete(booking.id);
      moved();
    },
    forget() {
      people.clear();
      moved();
    },
    subscribe(observer) {
      observers.add(observer);
      return () => void observers.delete(observer);
    },
  };
}
