import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import type { PersonPresent, PresenceJson } from '@baanpak/contract/answers/presence.ts';

/** What somebody who looks at records is told. */
export type LiveListener = Readonly<{
  changed(record: ChangedRecordJson): void;
  /** Something may have changed that nobody told of. */
  missed(): void;
}>;

/** Who in this tab is told of changes. */
export type Listeners = Readonly<{
  /** Tells of every change; the answer ends it. */
  follow(told: LiveListener): () => void;
  /** Tells of one record, which is not read again by itself any more: who edits it decides; the answer ends it. */
  watch(resource: string, id: string, told: LiveListener): () => void;
  isWatched(resource: string, id: string): boolean;
}>;

const nameOf = (resource: string, id: string) => `${resource}/${id}`;

/** Who is told of what changes in this tab. */
export function openListeners(): LiveListener & Listeners {
  const followers = new Set<LiveListener>();
  const watchers = new Map<string, Set<LiveListener>>();
  return {
    changed(record) {
      for (const told of followers) told.changed(record);
      const watching = watchers.get(nameOf(record.resource, record.id)) ?? [];
      for (const told of watching) told.changed(record);
    },
    missed() {
      for (const told of followers) told.missed();
      for (const watching of watchers.values()) for (const told of watching) told.missed();
    },
    follow: (told) => join(followers, told),
    watch(resource, id, told) {
      const name = nameOf(resource, id);
      const watching = watchers.get(name) ?? new Set();
      watchers.set(name, watching);
      const leave = join(watching, told);
      return () => {
        leave();
        if (watching.size === 0 && watchers.get(name) === watching) watchers.delete(name);
      };
    },
    isWatched: (resource, id) => watchers.has(nameOf(resource, id)),
  };
}

/** Adds one; the answer takes it out again. */
export function join<T>(those: Set<T>, one: T): () => void {
  those.add(one);
  return () => void those.delete(one);
}

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
