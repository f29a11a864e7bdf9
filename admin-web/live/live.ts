import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import type { Doing } from '@baanpak/contract/answers/presence.ts';
import {
  type HeldStream,
  type SharedStream,
  shareStream,
  type TabBrowser,
  thisBrowser,
} from '@baanpak/web-ui/live/shared-stream.ts';
import type { SentEvent } from './events-of.ts';
import { type ListenOptions, listen, SILENCE } from './listen.ts';
import { openPresence, type Presence } from './presence.ts';

/** What somebody who looks at records is told. */
export type Told = Readonly<{
  changed(record: ChangedRecordJson): void;
  /** Something may have changed that nobody told of. */
  missed(): void;
}>;

/** What changes in one's scope, as it happens. */
export type Live = Readonly<{
  /** Listens until the answer is called: one connection for all tabs of a session that are in sight. */
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
  /** Tells others that a booking is open here, while the page is in sight and until the answer is called. */
  enter(bookingId: string, doing: Doing): () => void;
  /** Who has which booking open. */
  presence: Pick<Presence, 'at' | 'subscribe'>;
}>;

type LiveOptions = Readonly<{
  /** `GET /bookings/events`: `present` are the bookings that are open, `lastId` the last id that was sent or nothing. */
  open(
    present: readonly string[],
    lastId: string,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array>>;
  /** Tabs of the same session share a stream; undefined: nobody has signed in. */
  sessionName(): string | undefined;
  /** Calls `moved` when another tab has signed in or out; the answer ends it. */
  onSession(moved: () => void): () => void;
  browser?: TabBrowser;
}>;

type Timing = Partial<Pick<ListenOptions, 'silence' | 'pause'>>;

/** Bookings that a browser says to have open, at most. */
const MOST_PRESENT = 100;

const nameOf = (resource: string, id: string) => `${resource}/${id}`;

export function openLive(options: LiveOptions, timing: Timing = {}): Live {
  const { browser = thisBrowser() } = options;
  const presence = openPresence();
  const listeners = openListeners();
  const entered = new Set<Readonly<{ bookingId: string; doing: Doing }>>();
  const { silence } = timing;
  const alive = watchSilence({ browser, silence, onSilence: presence.forget });
  let users = 0;
  let ending = () => {};
  let shared: SharedStream | undefined;
  /** Up to where this tab was told; it has missed nothing where a stream goes on from there. */
  let lastId = '';

  function hear({ event, data, id }: SentEvent): void {
    alive.heard();
    if (event === 'open') presence.opened(); // who is there now comes after it
    if (event === 'present') presence.set(JSON.parse(data));
    if (event === 'change') listeners.changed(JSON.parse(data));
    const hasGap = event === 'open' && (id === undefined || id !== lastId);
    if (event === 'missed' || hasGap) listeners.missed();
    lastId = id ?? lastId;
  }

  const want = () =>
    shared?.want([...entered].map(({ bookingId, doing }) => `${bookingId}:${doing}`));

  const openEvents = (present: readonly string[], send: (sent: SentEvent) => void) =>
    holdEvents({
      ...timing,
      open: (signal) => openFor(options.open, present, lastId, signal),
      heard: send,
      soFar: () => [
        { event: 'open', data: '{}', id: lastId },
        ...presence.all().map((booking) => ({ event: 'present', data: JSON.stringify(booking) })),
      ],
    });

  function joinSession(name: string): () => void {
    lastId = '';
    const share = { name: `staff/${name}`, open: openEvents, hear, most: MOST_PRESENT, browser };
    shared = shareStream<SentEvent>(share);
    want();
    return () => {
      shared?.close();
      shared = undefined;
      presence.forget();
    };
  }

  const begin = () => {
    const ends = [whileSignedIn(options, joinSession), alive.watch()];
    return () => {
      for (const end of ends) end();
    };
  };

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
    isOn: alive.isOn,
    subscribe: alive.subscribe,
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

/** Calls `join` with the session that is on now, and with another one after it; what it answers ends it. */
function whileSignedIn(
  { sessionName, onSession }: Pick<LiveOptions, 'sessionName' | 'onSession'>,
  join: (name: string) => () => void,
): () => void {
  let name: string | undefined;
  let leave = () => {};
  const look = () => {
    const now = sessionName();
    if (now === name) return;
    leave();
    name = now;
    leave = name === undefined ? () => {} : join(name);
  };
  look();
  const unlook = onSession(look);
  return () => {
    unlook();
    leave();
  };
}

type HoldOptions = Omit<ListenOptions, 'signal'> & Pick<HeldStream<SentEvent>, 'soFar'>;

/** The stream of this tab, for all; before it is open there is nothing to tell. */
function holdEvents({ soFar, heard, ...listening }: HoldOptions): HeldStream<SentEvent> {
  const closing = new AbortController();
  let isOpen = false;
  void listen({
    ...listening,
    heard(sent) {
      isOpen = true;
      heard(sent);
    },
    signal: closing.signal,
  });
  return { soFar: () => (isOpen ? soFar() : []), close: () => closing.abort() };
}

/** Who is told of what changes in this tab. */
function openListeners(): Told & Pick<Live, 'follow' | 'watch' | 'isWatched'> {
  const followers = new Set<Told>();
  const watchers = new Map<string, Set<Told>>();
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

/** A booking that one may not see any more, or that is gone, must not keep the others' changes away. */
async function openFor(
  open: LiveOptions['open'],
  present: readonly string[],
  lastId: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  try {
    return await open(present, lastId, signal);
  } catch (error) {
    if (present.length === 0 || !isRefused(error)) throw error;
    return open([], lastId, signal);
  }
}

const isRefused = (error: unknown) =>
  error instanceof Error && 'status' in error && [400, 403, 404].includes(Number(error.status));

type SilenceOptions = Readonly<{
  browser: TabBrowser;
  /** In ms. */
  silence: number | undefined;
  onSilence(): void;
}>;

/** Whether anything was heard of late, while the tab is in sight: out of it nothing is told. */
function watchSilence({ browser, silence = SILENCE, onSilence }: SilenceOptions) {
  const observers = new Set<() => void>();
  let isOn = true;
  let isWatching = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setOn = (now: boolean) => {
    if (now === isOn) return;
    isOn = now;
    for (const moved of observers) moved();
  };
  const restart = () => {
    clearTimeout(timer);
    if (isWatching) timer = setTimeout(fallSilent, silence);
  };
  const fallSilent = () => {
    restart();
    if (!browser.isInSight() || !isOn) return;
    onSilence();
    setOn(false);
  };
  return {
    heard() {
      restart();
      setOn(true);
    },
    watch() {
      isWatching = true;
      restart();
      const unlook = browser.onSight(restart);
      return () => {
        isWatching = false;
        unlook();
        restart();
      };
    },
    isOn: () => isOn,
    subscribe: (moved: () => void) => join(observers, moved),
  };
}

function join<T>(those: Set<T>, one: T): () => void {
  those.add(one);
  return () => void those.delete(one);
}
