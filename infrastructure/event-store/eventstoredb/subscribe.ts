import { setTimeout as wait } from 'node:timers/promises';
import type {
  AllStreamResolvedEvent,
  AllStreamSubscription,
  EventStoreDBClient,
} from '@eventstore/db-client';
import { assertSurelyOfLog } from '../of-this-log.ts';
import {
  comparePositions,
  type EventFilter,
  LogLostItsEnd,
  lastEventOf,
  type Position,
  type RecordedEvent,
  START,
  type SubscribeOptions,
  type SubscriptionBatch,
} from '../port.ts';
import type { Connection } from './connection.ts';
import { asStoreError, isGivenUp, isPassing } from './errors.ts';
import { type Follower, type JointSubscription, jointSubscription } from './joint-subscription.ts';
import { isOfOthers, logOf, positionOf, recorded } from './read.ts';

const RETRY_MS = { first: 50, last: 2_000 };

/** What the server says between events: how far it looked, and whether there is more. */
type Sign = { checkpoint: Position } | { live: boolean };
type Item = AllStreamResolvedEvent | Sign;

/**
 * Subscriptions of a process; those that are caught up share one. The client never subscribes again by itself, neither
 * after a lost connection nor after a server that ended the stream politely: both are a drop, and the next
 * subscription starts behind the last position that was handed over.
 */
export function subscriptionsOf(connection: Connection, onProblem: (error: unknown) => void) {
  const joint = jointSubscription((after, signal) =>
    subscribeOnce(connection, after, { batchSize: BATCH_SIZE, signal }),
  );
  return (options: SubscribeOptions) => subscribe(connection, joint, options, onProblem);
}

const BATCH_SIZE = 1_000;

async function* subscribe(
  connection: Connection,
  joint: JointSubscription,
  { after = START, last, filter, batchSize = BATCH_SIZE, signal }: SubscribeOptions,
  onProblem: (error: unknown) => void,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  const log = logOf(connection);
  const follower = { filter, batchSize, signal };
  let position = after;
  let lastEvent = last;
  let retry = RETRY_MS.first;
  let told = '';
  while (!signal.aborted) {
    try {
      // behind its end the server would be silent for ever
      await orAborted(signal, assertSurelyOfLog({ position, last: lastEvent }, log));
      if (signal.aborted) return; // meanwhile: nobody would hear of it again
      connection.same.met(position);
      const own = subscribeOnce(connection, position, follower);
      for await (const batch of ownThenJoint(own, joint, follower)) {
        position = batch.position;
        lastEvent = lastEventOf(batch.events) ?? lastEvent;
        connection.same.met(position, batch.events.at(-1));
        retry = RETRY_MS.first;
        told = '';
        yield batch;
      }
      connection.same.doubt(); // a server that ends it politely may be about to start on other files
    } catch (error) {
      if (signal.aborted) return;
      connection.same.doubt();
      if (error instanceof LogLostItsEnd) {
        connection.same.lost(error);
        throw error;
      }
      if (isGivenUp(error)) continue; // who falls behind the live end is ended, and welcome at once
      const problem = asStoreError(error, connection, 'read $all, the log of all streams');
      // one that stays is met every two seconds
      if (!isPassing(problem) && String(problem) !== told) onProblem(problem);
      told = String(problem);
    }
    await wait(retry, undefined, { signal }).catch(() => undefined);
    retry = Math.min(retry * 2, RETRY_MS.last);
  }
}

/** Ends with the signal, too: a silent server is not waited for by who is told to stop. */
function orAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Its own subscription is left once it is caught up. */
async function* ownThenJoint(
  own: AsyncIterable<SubscriptionBatch>,
  joint: JointSubscription,
  follower: Follower,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  let joined: AsyncIterable<SubscriptionBatch> | undefined;
  for await (const batch of own) {
    yield batch;
    if (batch.caughtUp) joined = joint.join(batch.position, follower);
    if (joined) break;
  }
  if (joined) yield* joined;
}

async function* subscribeOnce(
  connection: Connection,
  after: Position,
  { filter, batchSize, signal }: Follower,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  const subscription = open(connection.client, after, batchSize);
  const stop = () => subscription.destroy();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    let position = after;
    let live = false;
    for await (const item of items(subscription)) {
      const all = [item, ...buffered(subscription, batchSize - 1)];
      const batch = gather(connection, all, position, live, filter);
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

/**
 * To all but the server's own streams, whatever the filter: the server tells of events it leaves out
 * only every 32, and who waits for one of them would wait for the others. Signs go into the stream of
 * events, so that they are met in their place and not ahead of it.
 */
function open(
  client: EventStoreDBClient,
  after: Position,
  batchSize: number,
): AllStreamSubscription {
  const subscription = client.subscribeToAll(
    {
      fromPosition: comparePositions(after, START) === 0 ? 'start' : after,
      filter: {
        filterOn: 'streamName',
        checkpointInterval: 1,
        checkpointReached: (self, checkpoint) => void self.push({ checkpoint } satisfies Sign),
        regex: '^[^$]',
      },
      requiresLeader: true,
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

/** What some servers say of a log that has just begun: no place in any log. */
const NOWHERE = 2n ** 64n - 1n;

function gather(
  connection: Connection,
  all: readonly Item[],
  after: Position,
  wasLive: boolean,
  filter: EventFilter | undefined,
) {
  const isWanted = ({ stream }: RecordedEvent) =>
    filter?.streamPrefixes.some((prefix) => stream.startsWith(prefix)) ?? true;
  const events: RecordedEvent[] = [];
  let position = after;
  let live = wasLive;
  for (const item of all) {
    if ('live' in item) live = item.live;
    else {
      const reached = 'checkpoint' in item ? item.checkpoint : positionOf(item);
      if (reached.commit === NOWHERE) continue;
      if (comparePositions(reached, position) <= 0) continue; // seen before the drop
      position = reached;
      const event = 'checkpoint' in item ? undefined : recorded(item);
      if (event && isOfOthers(connection, event)) connection.onEventOfOthers(event);
      else if (event && isWanted(event)) events.push(event);
    }
  }
  return { events, position, live };
}
