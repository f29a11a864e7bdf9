import {
  comparePositions,
  type Position,
  type RecordedEvent,
  type SubscribeOptions,
  type SubscriptionBatch,
} from '../port.ts';

/** Subscribes to all streams behind a position; ends, or throws, with the subscription. */
type SubscribeAll = (after: Position, signal: AbortSignal) => AsyncIterable<SubscriptionBatch>;

export type Follower = Readonly<{
  filter?: SubscribeOptions['filter'] | undefined;
  batchSize: number;
  signal: AbortSignal;
}>;

export type SharedSubscription = Readonly<{
  /**
   * The batches behind the place of a follower that is caught up; it begins to read them at once. Undefined where the subscription has not come so far
   * yet, or holds no longer what follows. They end, or throw, as the subscription does.
   */
  join(after: Position, follower: Follower): AsyncIterable<SubscriptionBatch> | undefined;
}>;

/** How many of the newest events are kept for followers that are a little behind. */
const MOST_KEPT = 1_000;

/** The newest events, without a gap, behind `begin` and up to `end`. */
type Shared = {
  begin: Position;
  events: RecordedEvent[];
  end: Position;
  /** Nothing more was there. */
  caughtUp: boolean;
  followers: number;
  ended: Readonly<{ error?: unknown }> | undefined;
  readonly stopping: AbortController;
  readonly waiting: Set<() => void>;
};

/** A follower took longer than the events it needs are kept. It is begun again, as after the server's own such end. */
class FellBehind extends Error {
  readonly type = 'timeout';
}

/**
 * One subscription for all followers of a process that are at the end of the log: it begins with the first of them,
 * and ends with the last. Who is behind has a subscription of its own until it is caught up.
 */
export function sharedSubscription(subscribeAll: SubscribeAll): SharedSubscription {
  let current: Shared | undefined;

  function begin(after: Position): Shared {
    const shared: Shared = {
      ...{ begin: after, events: [], end: after, caughtUp: false, followers: 0 },
      ...{ ended: undefined, stopping: new AbortController(), waiting: new Set() },
    };
    void run(shared).then((ended) => {
      shared.ended = ended;
      if (current === shared) current = undefined;
      wakeAll(shared);
    });
    return shared;
  }

  async function run(shared: Shared): Promise<Readonly<{ error?: unknown }>> {
    try {
      for await (const batch of subscribeAll(shared.end, shared.stopping.signal)) {
        shared.events.push(...batch.events);
        const tooMany = Math.max(0, shared.events.length - MOST_KEPT);
        shared.begin = shared.events.splice(0, tooMany).at(-1)?.position ?? shared.begin;
        shared.end = batch.position;
        shared.caughtUp = batch.caughtUp;
        wakeAll(shared);
      }
      return {};
    } catch (error) {
      return { error };
    }
  }

  async function* batchesOf(
    shared: Shared,
    after: Position,
    { filter, batchSize, signal }: Follower,
  ) {
    let position = after;
    let saidCaughtUp = true;
    try {
      while (!signal.aborted && !shared.ended) {
        if (comparePositions(position, shared.begin) < 0) throw new FellBehind();
        const first = shared.events.findLastIndex((event) => !isBehind(event, position)) + 1;
        const events = shared.events.slice(first, first + batchSize);
        const isWhole = first + events.length === shared.events.length;
        const reached = isWhole ? shared.end : (events.at(-1)?.position ?? position);
        const moved = comparePositions(reached, position) > 0;
        const caughtUp = isWhole && shared.caughtUp;
        if (moved || caughtUp !== saidCaughtUp) {
          position = reached;
          saidCaughtUp = caughtUp;
          const wanted = events.filter((event) => isWanted(event, filter));
          if (moved || caughtUp) yield { events: wanted, position, caughtUp };
        } else await changed(shared, signal);
      }
      if (shared.ended?.error !== undefined && !signal.aborted) throw shared.ended.error;
    } finally {
      shared.followers -= 1;
      if (shared.followers === 0) {
        if (current === shared) current = undefined;
        shared.stopping.abort();
      }
    }
  }

  return {
    join(after, follower) {
      current ??= begin(after);
      const { begin: first, end } = current;
      if (comparePositions(after, first) < 0 || comparePositions(after, end) > 0) return undefined;
      current.followers += 1;
      return batchesOf(current, after, follower);
    },
  };
}

const isBehind = (event: RecordedEvent, position: Position): boolean =>
  comparePositions(event.position, position) > 0;

const isWanted = ({ stream }: RecordedEvent, filter: SubscribeOptions['filter']): boolean =>
  filter?.streamPrefixes.some((prefix) => stream.startsWith(prefix)) ?? true;

function wakeAll({ waiting }: Shared): void {
  for (const wake of waiting) wake();
}

/** Resolves with the next batch, the end, or the signal. */
function changed({ waiting }: Shared, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      waiting.delete(wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    waiting.add(wake);
    signal.addEventListener('abort', wake);
  });
}
