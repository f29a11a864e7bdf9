import { eventsOf, type SentEvent } from './events-of.ts';

export type ListenOptions = Readonly<{
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
export async function listen(options: ListenOptions): Promise<void> {
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
