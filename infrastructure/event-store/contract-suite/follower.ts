import type { EventStore, RecordedEvent, SubscribeOptions, SubscriptionBatch } from '../port.ts';

type Follower = Readonly<{
  batches: SubscriptionBatch[];
  events: () => RecordedEvent[];
  isCaughtUp: () => boolean;
  /** Resolves when the iteration has ended; rejects with its error. */
  ended: Promise<void>;
  /** Ends it. */
  stop(): Promise<void>;
}>;

/** Subscribes and keeps all that is handed over, until stopped. */
export function follow(
  store: EventStore,
  options: Omit<SubscribeOptions, 'signal'> = {},
): Follower {
  const stopping = new AbortController();
  const batches: SubscriptionBatch[] = [];
  const ended = (async () => {
    for await (const batch of store.subscribe({ ...options, signal: stopping.signal }))
      batches.push(batch);
  })();
  ended.catch(() => undefined); // told by stop()
  return {
    ended,
    batches,
    events: () => batches.flatMap((batch) => batch.events),
    isCaughtUp: () => batches.at(-1)?.caughtUp ?? false,
    stop() {
      stopping.abort();
      return ended;
    },
  };
}
