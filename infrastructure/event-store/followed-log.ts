import { setTimeout as wait } from 'node:timers/promises';
import { singleFlight } from '../concurrency/single-flight.ts';
import { comparePositions, type EventStore, type Position, type RecordedEvent } from './port.ts';

/** The log as it is heard here, event by event. */
export type FollowedLog = Readonly<{
  /** Anyone who keeps states of streams. Following begins with the first. */
  subscribe(listener: LogListener): void;
  /**
   * Whether all that was in the log when this was called has been told: one look at its end serves all who ask
   * together. No: that takes too long, or the log is out of hearing.
   */
  caughtUp(): Promise<boolean>;
  /** Ends it. */
  close(): Promise<void>;
}>;

export type LogListener = Readonly<{
  /** From here on every event is told; what happened until now was perhaps not. */
  onSubscribed(): void;
  onEvent(event: Pick<RecordedEvent, 'stream' | 'revision'>): void;
}>;

/** In ms: longer than a subscription takes that is well. */
const PATIENCE_MS = 250;
const RETRY_MS = 1_000;

/** @param patienceMs for the end of the log to be told; after that its states are read. */
export function followedLog(
  store: Pick<EventStore, 'head' | 'subscribe'>,
  patienceMs = PATIENCE_MS,
): FollowedLog {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listeners: LogListener[] = [];
  const waiting = new Set<() => void>();
  const look = singleFlight(() => store.head());
  let following: Promise<void> | undefined;
  let told: Position | undefined;
  /** An end of the log that nobody told of in time: an event of the server's own, of which it tells late. */
  let unheard: Position | undefined;

  function tellTo(position: Position | undefined) {
    told = position;
    for (const wake of waiting) wake();
  }

  async function followOnce(): Promise<void> {
    const after = await store.head();
    for (const { onSubscribed } of listeners) onSubscribed();
    tellTo(after);
    for await (const { events, position } of store.subscribe({ after, signal })) {
      for (const { onEvent } of listeners) for (const event of events) onEvent(event);
      tellTo(position);
    }
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      // who serves or follows the log tells of what is wrong with it
      await followOnce().catch(() => undefined);
      tellTo(undefined);
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const hasTold = (end: Position) => told !== undefined && comparePositions(told, end) >= 0;

  async function tellsUpTo(end: Position): Promise<boolean> {
    if (hasTold(end)) return true;
    if (unheard && comparePositions(unheard, end) === 0) return false;
    const { promise, resolve } = withResolver();
    const timer = setTimeout(resolve, patienceMs);
    const wake = () => (told === undefined || hasTold(end)) && resolve();
    waiting.add(wake);
    await promise;
    clearTimeout(timer);
    waiting.delete(wake);
    if (!hasTold(end)) unheard = end;
    return hasTold(end);
  }

  return {
    subscribe(listener) {
      listeners.push(listener);
      listener.onSubscribed();
      following ??= follow();
    },
    async caughtUp() {
      if (told === undefined) return false;
      return look().then(tellsUpTo, () => false);
    },
    async close() {
      stopping.abort();
      await following;
    },
  };
}

function withResolver() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}
