import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import type { Doing } from '@baanpak/contract/answers/presence.ts';
import { type EventsOptions, listen } from './listen.ts';
import { openPresence, type Presence } from './presence.ts';

/** What somebody who looks at records is told. */
export type Told = Readonly<{
  changed(record: ChangedRecordJson): void;
  /** Something may have changed that nobody told of. */
  missed(): void;
}>;

/** What changes in one's scope, as it happens. */
export type Live = Readonly<{
  /** Listens until the answer is called: one connection, however many ask. */
  start(): () => void;
  /** Tells of every change; the answer ends it. */
  follow(told: Told): () => void;
  /** Tells of one record, which is not read anew by itself any more: who edits it decides; the answer ends it. */
  watch(resource: string, id: string, told: Told): () => void;
  isWatched(resource: string, id: string): boolean;
  /** Whether changes are told at present; false once nothing was heard for long. */
  isOn(): boolean;
  /** Calls `moved` whenever `isOn` changes. */
  subscribe(moved: () => void): () => void;
  /** Tells others that a booking is open here, until the answer is called. */
  enter(bookingId: string, doing: Doing): () => void;
  /** Who has which booking open. */
  presence: Pick<Presence, 'at' | 'subscribe'>;
}>;

type Streams = Readonly<{
  /** `GET /bookings/events`. */
  changes: EventsOptions['open'];
  /** `GET /bookings/{id}/presence`. */
  presence(bookingId: string, doing: Doing): EventsOptions['open'];
}>;

const ignored = () => {};
const UNHEARD = {
  ...{ changed: ignored, missed: ignored, opened: ignored, present: ignored, isOn: ignored },
};
const nameOf = (resource: string, id: string) => `${resource}/${id}`;

export function openLive(streams: Streams, timing: Partial<EventsOptions> = {}): Live {
  const presence = openPresence();
  const followers = new Set<Told>();
  const watchers = new Map<string, Set<Told>>();
  const observers = new Set<() => void>();
  let users = 0;
  let isOn = true;
  let ending = new AbortController();

  const setOn = (now: boolean) => {
    if (now === isOn) return;
    if (!now) presence.forget();
    isOn = now;
    for (const moved of observers) moved();
  };
  const changed = (record: ChangedRecordJson) => {
    for (const told of followers) told.changed(record);
    const watching = watchers.get(nameOf(record.resource, record.id)) ?? [];
    for (const told of watching) told.changed(record);
  };
  const missed = () => {
    for (const told of followers) told.missed();
    for (const watching of watchers.values()) for (const told of watching) told.missed();
  };
  const begin = () => {
    ending = new AbortController();
    const { forget: opened, set: present } = presence; // who is there now comes after it was opened
    const told = { changed, missed, opened, present, isOn: setOn };
    void listen({ open: streams.changes, ...told, signal: ending.signal, ...timing });
  };

  return {
    start() {
      users += 1;
      if (users === 1) begin();
      return () => {
        users -= 1;
        if (users === 0) ending.abort();
      };
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
    isOn: () => isOn,
    subscribe: (moved) => join(observers, moved),
    enter(bookingId, doing) {
      const leaving = new AbortController();
      const open = streams.presence(bookingId, doing);
      void listen({ open, ...UNHEARD, signal: leaving.signal, ...timing });
      return () => leaving.abort();
    },
    presence,
  };
}

function join<T>(those: Set<T>, one: T): () => void {
  those.add(one);
  return () => void those.delete(one);
}
