import { setTimeout as wait } from 'node:timers/promises';
import type {
  AllStreamResolvedEvent,
  AllStreamSubscription,
  EventStoreDBClient,
} from '@eventstore/db-client';
import {
  comparePositions,
  type EventFilter,
  type Position,
  type RecordedEvent,
  START,
  type SubscribeOptions,
  type SubscriptionBatch,
} from '../port.ts';
import { isPassing } from './errors.ts';
import { positionOf, recorded } from './recorded.ts';

const RETRY_MS = { first: 50, last: 2_000 };

/** What the server says between events: how far it looked, and whether there is more. */
type Sign = { checkpoint: Position } | { live: boolean };
type Item = AllStreamResolvedEvent | Sign;

/**
 * The client never subscribes again by itself, neither after a lost connection nor after a server
 * that ended the stream politely: both are a drop, and the next subscription starts behind the last
 * position that was handed over.
 */
export async function* subscribe(
  client: EventStoreDBClient,
  { after = START, filter, batchSize = 1000, signal }: SubscribeOptions,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  let position = after;
  let retry = RETRY_MS.first;
  while (!signal.aborted) {
    try {
      for await (const batch of subscribeOnce(client, position, filter, batchSize, signal)) {
        position = batch.position;
        retry = RETRY_MS.first;
        yield batch;
      }
    } catch (error) {
      if (!signal.aborted && !isPassing(error)) throw error;
    }
    await wait(retry, undefined, { signal }).catch(() => undefined);
    retry = Math.min(retry * 2, RETRY_MS.last);
  }
}

async function* subscribeOnce(
  client: EventStoreDBClient,
  after: Position,
  filter: EventFilter | undefined,
  batchSize: number,
  signal: AbortSignal,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  const subscription = open(client, after, filter, batchSize);
  const stop = () => subscription.destroy();
  signal.addEventListener('abort', stop);
  try {
    let position = after;
    let live = false;
    for await (const item of items(subscription)) {
      const batch = gather([item, ...buffered(subscription, batchSize - 1)], position, live);
      live = batch.live;
      const caughtUp = live && subscription.readableLength === 0;
      const moved = comparePositions(batch.position, position) > 0;
      position = batch.position;
      if (moved || caughtUp) yield { events: batch.events, position, caughtUp };
    }
  } finally {
    signal.removeEventListener('abort', stop);
    // Leaving the loop alone would leave the server's side open.
    subscription.unsubscribe().catch(() => undefined);
  }
}

/** Signs go into the stream of events, so that they are met in their place and not ahead of it. */
function open(
  client: EventStoreDBClient,
  after: Position,
  filter: EventFilter | undefined,
  batchSize: number,
): AllStreamSubscription {
  const subscription = client.subscribeToAll(
    {
      fromPosition: comparePositions(after, START) === 0 ? 'start' : after,
      filter: {
        filterOn: 'streamName',
        checkpointInterval: 1,
        checkpointReached: (self, checkpoint) => void self.push({ checkpoint } satisfies Sign),
        ...(filter ? { prefixes: [...filter.streamPrefixes] } : { regex: '^[^$]' }),
      },
    },
    { highWaterMark: batchSize },
  );
  subscription.on('caughtUp', () => subscription.push({ live: true } satisfies Sign));
  subscription.on('fellBehind', () => subscription.push({ live: false } satisfies Sign));
  subscription.on('error', () => undefined); // one that comes late must not end the process
  return subscription;
}

const items = (subscription: AllStreamSubscription): AsyncIterable<Item> => subscription;

function buffered(subscription: AllStreamSubscription, most: number): Item[] {
  const all: Item[] = [];
  while (all.length < most) {
    const item: Item | null = subscription.read();
    if (item === null) break;
    all.push(item);
  }
  return all;
}

function gather(all: readonly Item[], after: Position, wasLive: boolean) {
  const events: RecordedEvent[] = [];
  let position = after;
  let live = wasLive;
  for (const item of all) {
    if ('live' in item) live = item.live;
    else {
      const reached = 'checkpoint' in item ? item.checkpoint : positionOf(item);
      if (comparePositions(reached, position) <= 0) continue; // seen before the drop
      position = reached;
      const event = 'checkpoint' in item ? undefined : recorded(item);
      if (event) events.push(event);
    }
  }
  return { events, position, live };
}
