import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import type { Doing } from '@baanpak/contract/answers/presence.ts';
import type { SharedStream } from '@baanpak/web-ui/live/shared-stream.ts';
import type { SessionStreamOptions } from './follow-session.ts';
import { openPresence, type Presence } from './presence.ts';

/** What somebody who looks at records is told. */
export type LiveListener = Readonly<{
  changed(record: ChangedRecordJson): void;
  /** Something may have changed that nobody told of. */
  missed(): void;
}>;

/** What changes in one's scope, as it happens. */
export type Live = Readonly<{
  /** Listens until the answer is called: one connection for all tabs of a session that are in sight. */
  start(): () => void;
  /** Tells of every change; the answer ends it. */
  follow(told: LiveListener): () => void;
  /** Tells of one record, which is not read again by itself any more: who edits it decides; the answer ends it. */
  watch(resource: string, id: string, told: LiveListener): () => void;
  isWatched(resource: string, id: string): boolean;
  /** Whether changes are told at present; false once nothing was heard for long. */
  isOn(): boolean;
  /** Calls `moved` whenever `isOn` changes. */
  subscribe(moved: () => void): () => void;
  /** Tells others that a booking is open here, while the page is in sight and until the answer is called. */
  enter(bookingId: string, doing: Doing): () => void;
  /** Who has which booking open. */
  presence: Pick<Presence, 'at' | 'subscribe'>;
}>;

type LiveOptions = Pick<
  SessionStreamOptions,
  'open' | 'sessionName' | 'onSession' | 'browser' | 'silence' | 'pause'
>;

const nameOf = (resource: string, id: string) => `${resource}/${id}`;

export function openLive(options: LiveOptions): Live {
  const presence = openPresence();
  const listeners = openListeners();
  const entered = new Set<Readonly<{ bookingId: string; doing: Doing }>>();
  const observers = new Set<() => void>();
  let users = 0;
  let ending = () => {};
  let stream: SharedStream | undefined;
  let isOn = true;

  const setOn = (now: boolean) => {
    if (now === isOn) return;
    isOn = now;
    for (const moved of observers) moved();
  };
  const want = () =>
    stream?.want([...entered].map(({ bookingId, doing }) => `${bookingId}:${doing}`));

  /** What shares the stream is loaded once it is wanted, and not with a first view. */
  function begin(): () => void {
    let isOver = false;
    const follow = async () => {
      const { followSession } = await import('./follow-session.ts');
      if (isOver) return;
      stream = followSession({ ...options, presence, listeners, setOn });
      want();
    };
    void follow().catch(() => setOn(false));
    return () => {
      isOver = true;
      stream?.close();
      stream = undefined;
    };
  }

  return {
    start() {
      users += 1;
      if (users === 1) ending = begin();
      return () => {
        users -= 1;
        if (users === 0) ending();
      };
    },
    follow: listeners.follow,
    watch: listeners.watch,
    isWatched: listeners.isWatched,
    isOn: () => isOn,
    subscribe: (moved) => join(observers, moved),
    enter(bookingId, doing) {
      const leave = join(entered, { bookingId, doing });
      want();
      return () => {
        leave();
        want();
      };
    },
    presence,
  };
}

/** Who is told of what changes in this tab. */
function openListeners(): LiveListener & Pick<Live, 'follow' | 'watch' | 'isWatched'> {
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

function join<T>(those: Set<T>, one: T): () => void {
  those.add(one);
  return () => void those.delete(one);
}
