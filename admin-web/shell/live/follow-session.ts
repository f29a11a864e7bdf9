import {
  type HeldStream,
  type SharedStream,
  shareStream,
} from '@baanpak/web-ui/live/shared-stream.ts';
import { type TabBrowser, thisBrowser } from '@baanpak/web-ui/live/tab-browser.ts';
import type { SentEvent } from './events-of.ts';
import { type ListenOptions, listen } from './listen.ts';
import type { LiveListener } from './live.ts';
import type { Presence } from './presence.ts';

export type SessionStreamOptions = Partial<Pick<ListenOptions, 'silence' | 'pause'>> &
  Readonly<{
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
    presence: Presence;
    listeners: LiveListener;
    /** Told whether anything was heard of late. */
    setOn(now: boolean): void;
  }>;

/** Bookings that a browser says to have open, at most. */
const MOST_PRESENT = 100;

/** In ms: the server says something every four seconds. */
const SILENCE = 10_000;

/** The stream that the tabs of a session share: of the one that is on now, and of another one after it. */
export function followSession(options: SessionStreamOptions): SharedStream {
  const { sessionName, onSession, browser = thisBrowser(), silence = SILENCE } = options;
  const memory = openMemory(options);
  const alive = watchSilence({ ...options, browser, silence });
  let name: string | undefined;
  let shared: SharedStream | undefined;
  let wanted: readonly string[] = [];
  const open = (present: readonly string[], send: (sent: SentEvent) => void) =>
    holdEvents({ ...options, ...memory, silence, present, send });
  const hear = (sent: SentEvent) => {
    alive.heard();
    memory.hear(sent);
  };
  const leave = () => {
    shared?.close();
    shared = undefined;
    memory.forget();
  };
  const look = () => {
    const now = sessionName();
    if (now === name) return;
    leave();
    name = now;
    if (name === undefined) return;
    shared = shareStream({ name: `staff/${name}`, open, hear, most: MOST_PRESENT, browser });
    shared.want(wanted);
  };
  look();
  const ends = [onSession(look), alive.end, leave];
  return {
    want(now) {
      wanted = now;
      shared?.want(wanted);
    },
    close() {
      for (const end of ends) end();
    },
  };
}

type Memory = Readonly<{
  hear(sent: SentEvent): void;
  /** The last id that this tab was sent. */
  position(): string;
  /** What a tab that joins has to hear. */
  soFar(): readonly SentEvent[];
  forget(): void;
}>;

/** What this tab was told, and whom it tells. */
function openMemory({
  presence,
  listeners: { changed, missed },
}: Pick<SessionStreamOptions, 'presence' | 'listeners'>): Memory {
  /** Up to where it was told; it has missed nothing where a stream goes on from there. */
  let lastId = '';
  return {
    hear({ event, data, id }) {
      if (event === 'open') presence.opened(); // who is there now comes after it
      if (event === 'present') presence.set(JSON.parse(data));
      if (event === 'change') changed(JSON.parse(data));
      const hasGap = event === 'open' && (id === undefined || id !== lastId);
      if (event === 'missed' || hasGap) missed();
      lastId = id ?? lastId;
    },
    position: () => lastId,
    soFar: () => [
      { event: 'open', data: '{}', id: lastId },
      ...presence.all().map((booking) => ({ event: 'present', data: JSON.stringify(booking) })),
    ],
    forget() {
      lastId = '';
      presence.forget();
    },
  };
}

type HoldOptions = Pick<ListenOptions, 'silence' | 'pause'> &
  Pick<SessionStreamOptions, 'open'> &
  Pick<Memory, 'position' | 'soFar'> &
  Readonly<{ present: readonly string[]; send(sent: SentEvent): void }>;

/** The stream of this tab, for all; before it is open there is nothing to tell. */
function holdEvents(options: HoldOptions): HeldStream<SentEvent> {
  const { send, soFar } = options;
  const closing = new AbortController();
  let isOpen = false;
  void listen({
    ...options,
    open: (signal) => openFor(options, signal),
    heard(sent) {
      isOpen = true;
      send(sent);
    },
    signal: closing.signal,
  });
  return { soFar: () => (isOpen ? soFar() : []), close: () => closing.abort() };
}

/** A booking that one may not see any more, or that is gone, must not keep the others' changes away. */
async function openFor(
  { open, position, present }: HoldOptions,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  try {
    return await open(present, position(), signal);
  } catch (error) {
    if (present.length === 0 || !isRefused(error)) throw error;
    return open([], position(), signal);
  }
}

const isRefused = (error: unknown) =>
  error instanceof Error && 'status' in error && [400, 403, 404].includes(Number(error.status));

type SilenceOptions = Pick<SessionStreamOptions, 'presence' | 'setOn'> &
  Readonly<{ browser: TabBrowser; silence: number }>;

/** Says whether anything was heard of late, while the tab is in sight: out of it nothing is told. */
function watchSilence({ browser, silence, presence, setOn }: SilenceOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(fallSilent, silence);
  };
  const fallSilent = () => {
    restart();
    if (!browser.isInSight()) return;
    presence.forget();
    setOn(false);
  };
  restart();
  const unlook = browser.onSight(restart);
  return {
    heard() {
      restart();
      setOn(true);
    },
    end() {
      clearTimeout(timer);
      unlook();
    },
  };
}
