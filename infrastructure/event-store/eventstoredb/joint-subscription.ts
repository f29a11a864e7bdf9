import { firstKept } from '../newest-events.ts';
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

export type JointSubscription = Readonly<{
  /**
   * The batches behind the place of a follower that is caught up; it begins to read them at once. Undefined where the subscription has not come so far
   * yet, or holds no longer what follows. They end, or throw, as the subscription does.
   */
  join(after: Position, follower: Follower): AsyncIterable<SubscriptionBatch> | undefined;
}>;

/** The newest events, without a gap, behind `begin` and up to `end`. */
type Joint = {
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
export function jointSubscription(subscribeAll: SubscribeAll): JointSubscription {
  let current: Joint | undefined;

  function begin(after: Position): Joint {
    const joint: Joint = {
      ...{ begin: after, events: [], end: after, caughtUp: false, followers: 0 },
      ...{ ended: undefined, stopping: new AbortController(), waiting: new Set() },
    };
    void run(joint).then((ended) => {
      joint.ended = ended;
      if (current === joint) current = undefined;
      wakeAll(joint);
    });
    return joint;
  }

  async function run(joint: Joint): Promise<Readonly<{ error?: unknown }>> {
    try {
      for await (const batch of subscribeAll(joint.end, joint.stopping.signal)) {
        // before the new ones: who waits for them has missed none, however large they are
        const dropped = joint.events.splice(0, firstKept(joint.events)).at(-1);
        joint.begin = dropped?.position ?? joint.begin;
        joint.events.push(...batch.events);
        joint.end = batch.position;
        joint.caughtUp = batch.caughtUp;
        wakeAll(joint);
      }
      return {};
    } catch (error) {
      return { error };
    }
  }

  async function* batchesOf(
    joint: Joint,
    after: Position,
    { filter, batchSize, signal }: Follower,
  ) {
    let position = after;
    let saidCaughtUp = true;
    try {
      while (!signal.aborted && !joint.ended) {
        if (comparePositions(position, joint.begin) < 0) throw new FellBehind();
        const first = joint.events.findLastIndex((event) => !isBehind(event, position)) + 1;
        const events = joint.events.slice(first, first + batchSize);
        const isWhole = first + events.length === joint.events.length;
        const reached = isWhole ? joint.end : (events.at(-1)?.position ?? position);
        const moved = comparePositions(reached, position) > 0;
        const caughtUp = isWhole && joint.caughtUp;
        if (moved || caughtUp !== saidCaughtUp) {
          position = reached;
          saidCaughtUp = caughtUp;
          const wanted = events.filter((event) => isWanted(event, filter));
          if (moved || caughtUp) yield { events: wanted, position, caughtUp };
        } else await changed(joint, signal);
      }
      if (joint.ended?.error !== undefined && !signal.aborted) throw joint.ended.error;
    } finally {
      joint.followers -= 1;
      if (joint.followers === 0) {
        if (current === joint) current = undefined;
        joint.stopping.abort();
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

function wakeAll({ waiting }: Joint): void {
  for (const wake of waiting) wake();
}

/** Resolves with the next batch, the end, or the signal. */
function changed({ waiting }: Joint, signal: AbortSignal): Promise<void> {
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
