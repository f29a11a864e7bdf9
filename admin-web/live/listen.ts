import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import type { PresenceJson } from '@baanpak/contract/answers/presence.ts';
import { eventsOf, type SentEvent } from './events-of.ts';

export type EventsOptions = Readonly<{
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  changed(record: ChangedRecordJson): void;
  missed(): void;
  /** From now on the stream tells. */
  opened(): void;
  present(booking: PresenceJson): void;
  /** Told whether anything was heard of late. */
  isOn(now: boolean): void;
  signal: AbortSignal;
  /** In ms: after so long without a word the stream is taken for dead. */
  silence?: number;
  /** In ms: what is waited before the stream is opened again, after so many failures in a row. */
  pause?: (failures: number) => number;
}>;

/** The server says something every four seconds. */
const SILENCE = 10_000;
const LONGEST_PAUSE = 15_000;

/** Up to a second, then up to twice as long each time, so that not all come back at the same moment. */
const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, 1_000 * 2 ** failures) * Math.random();

/**
 * Listens to what changes until the signal; opens the stream again whenever it ends, and says then that changes may
 * have been missed.
 */
export async function listen(options: EventsOptions): Promise<void> {
  const { signal, isOn, silence = SILENCE, pause = pauseAfter } = options;
  let failures = 0;
  let dropSilent = () => {};
  const fellSilent = () => {
    isOn(false);
    dropSilent();
    timer = setTimeout(fellSilent, silence);
  };
  let timer = setTimeout(fellSilent, silence);
  const heard = (sent: SentEvent) => {
    failures = 0;
    clearTimeout(timer);
    timer = setTimeout(fellSilent, silence);
    isOn(true);
    tell(options, sent);
  };
  while (!signal.aborted) {
    const dropping = new AbortController();
    dropSilent = () => dropping.abort();
    await hear(options.open, AbortSignal.any([signal, dropping.signal]), heard).catch(() => {});
    await waitFor(pause(failures), signal);
    failures += 1;
  }
  clearTimeout(timer);
}

async function hear(
  open: EventsOptions['open'],
  signal: AbortSignal,
  heard: (sent: SentEvent) => void,
): Promise<void> {
  const body = await open(signal);
  for await (const sent of eventsOf(body)) heard(sent);
}

function tell(
  { changed, missed, opened, present }: EventsOptions,
  { event, data }: SentEvent,
): void {
  if (event === 'change') changed(JSON.parse(data));
  if (event === 'presence') present(JSON.parse(data));
  if (event === 'open') opened();
  // what changed before the stream was open was told to nobody here
  if (event === 'open' || event === 'missed') missed();
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
