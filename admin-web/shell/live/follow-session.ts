import {
  type HeldStream,
  type SharedStream,
  shareStream,
} from '@baanpak/web-ui/live/shared-stream.ts';
import { type TabBrowser, thisBrowser } from '@baanpak/web-ui/live/tab-browser.ts';
import type { LiveListener, Presence } from './listeners.ts';

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

type ListenOptions = Readonly<{
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  heard(sent: SentEvent): void;
  signal: AbortSignal;
  /** In ms: after so long without a word the stream is taken for dead. */
  silence: number;
  /** In ms: what is waited before the stream is opened again, after so many failures in a row. */
  pause?: (failures: number) => number;
}>;

const LONGEST_PAUSE = 15_000;
/** Undefined where a test runs without one. */
const browser = typeof window === 'undefined' ? undefined : window;

/** Up to a second, then up to twice as long each time, so that not all come back at the same moment. */
const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, 1_000 * 2 ** failures) * Math.random();

/** Listens until the signal; opens the stream again whenever it ends or nothing is heard for long. */
async function listen(options: ListenOptions): Promise<void> {
  const { signal, silence, pause = pauseAfter } = options;
  let failures = 0;
  while (!signal.aborted) {
    const dropping = new AbortController();
    let timer = setTimeout(() => dropping.abort(), silence);
    const heard = (sent: SentEvent) => {
      failures = 0;
      clearTimeout(timer);
      timer = setTimeout(() => dropping.abort(), silence);
      options.heard(sent);
    };
    await hear(options.open, AbortSignal.any([signal, dropping.signal]), heard).catch(() => {});
    clearTimeout(timer);
    await waitFor(pause(failures), signal);
    failures += 1;
  }
}

async function hear(
  open: ListenOptions['open'],
  signal: AbortSignal,
  heard: (sent: SentEvent) => void,
): Promise<void> {
  const body = await open(signal);
  for await (const sent of eventsOf(body)) {
    if (signal.aborted) return;
    heard(sent);
  }
}

/** No longer than until the browser is online again. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      browser?.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    browser?.addEventListener('online', end);
    if (signal.aborted) end();
  });
}

/** A server-sent event; a comment, which says that the stream is alive, has no name. */
type SentEvent = Readonly<{
  event: string;
  data: string;
  /** By which the server knows what was sent before a stream that is opened again; comments bring it, too. */
  id?: string | undefined;
}>;

/** What a `text/event-stream` says, event by event, comments among them. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<SentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const event of whole) yield eventIn(event);
    }
  } finally {
    await reader.cancel().catch(() => {}); // it may have broken off
  }
}

function eventIn(text: string): SentEvent {
  const fields = text.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
  const said = (name: string) =>
    fields.filter(([, field]) => field === name).flatMap(([, , value]) => value ?? []);
  return {
    event: said('event').at(-1) ?? '',
    data: said('data').join('\n'),
    id: said('id').at(-1),
  };
}
