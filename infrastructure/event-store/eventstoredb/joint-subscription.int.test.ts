import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { follow } from '../contract-suite/follower.ts';
import { event, events, newStream, only } from '../contract-suite/given.ts';
import { type EventStore, START, StoreUnavailable } from '../port.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { createProtocolLog } from './protocol-server/log.ts';
import { type ProtocolServer, startProtocolServer } from './protocol-server/server.ts';

let server: ProtocolServer;
let store: EventStore;
beforeEach(async () => {
  server = await startProtocolServer(createProtocolLog());
  store = await openEventStoreDb({ url: server.url });
});
afterEach(async () => {
  await store.close();
  server.stop();
});

const upTo = (most: number) => Math.floor(Math.random() * (most + 1));
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

it('all who follow the end of the log share one subscription, each with its filter', async () => {
  const [one, two] = [newStream('one'), newStream('two')];
  await store.append(one, 'no-stream', events(3));
  const followers = [
    follow(store),
    follow(store),
    follow(store, only(one)),
    follow(store, only(two)),
  ];
  await Promise.all(followers.map((follower) => expect.poll(follower.isCaughtUp).toBe(true)));
  let last = 2;
  const alone = async () => {
    await store.append(one, last, [event()]);
    last += 1;
    return server.subscriptions();
  };
  await expect.poll(alone).toBe(1); // each is caught up at an event of its own time
  await store.append(two, 'no-stream', events(2));
  const heard = () => followers.map((follower) => follower.events().length);
  await expect.poll(heard).toEqual([last + 3, last + 3, last + 1, 2]);
  await Promise.all(followers.slice(1).map((follower) => follower.stop()));
  expect(server.subscriptions()).toBe(1);
  await followers[0]?.stop();
  await expect.poll(() => server.subscriptions()).toBe(0);
});

it('one that begins behind reads what is there by itself, and shares what comes', async () => {
  const stream = newStream();
  const first = follow(store);
  await store.append(stream, 'no-stream', events(5));
  await expect.poll(() => first.events().length).toBe(5);
  const late = follow(store, { after: START });
  await expect.poll(() => late.events().length).toBe(5);
  await store.append(stream, 4, events(2));
  await expect.poll(() => late.events().length).toBe(7);
  expect(idsOf(late.events())).toEqual(idsOf(first.events()));
  await expect.poll(() => server.subscriptions()).toBe(1);
  await first.stop();
  await store.append(stream, 6, events(2));
  await expect.poll(() => late.events().length).toBe(9);
  await late.stop();
});

it('one that takes longer than events are kept misses none and holds up nobody', async () => {
  const quick = follow(store);
  const signal = new AbortController();
  const taken: string[] = [];
  let isHeld = false;
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = (async () => {
    for await (const batch of store.subscribe({ after: START, signal: signal.signal })) {
      taken.push(...idsOf(batch.events));
      if (isHeld) await gone;
    }
  })();
  const stream = newStream('slow');
  await store.append(stream, 'no-stream', [event()]);
  await expect.poll(() => server.subscriptions()).toBe(1);
  isHeld = true;
  for (let n = 0; n < 15; n += 1) await store.append(stream, 100 * n, events(100));
  await expect.poll(() => quick.events().length).toBe(1_501);
  expect(taken.length).toBeLessThan(1_501);
  go();
  await expect.poll(() => taken.length).toBe(1_501);
  expect(taken).toEqual(idsOf(quick.events()));
  signal.abort();
  await Promise.all([slow, quick.stop()]);
});

it('hands over every event once to each of many that come and go, though connections drop', async () => {
  server.faults.readTakes = () => upTo(5);
  server.faults.appendTakes = () => upTo(3);
  const stream = newStream('dropped');
  const staying = Array.from({ length: 4 }, () => follow(store, only(stream)));
  let isDone = false;
  const comeAndGo = async () => {
    while (!isDone) {
      const passing = follow(store);
      await sleep(upTo(30));
      await passing.stop();
      const revisions = passing.events().map(({ revision }) => revision);
      expect(revisions).toEqual(revisions.map((_, n) => n));
    }
  };
  const passing = [comeAndGo(), comeAndGo()];
  for (let n = 0; n < 50; n += 1) {
    const same = [event()];
    const expected = n === 0 ? 'no-stream' : n - 1;
    const append = async (): Promise<unknown> =>
      store.append(stream, expected, same).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) return append();
        throw error;
      });
    await append();
    if (n % 10 === 5) server.dropConnections();
    if (n % 10 === 9) server.abortSubscriptions();
    if (n === 42) server.endSubscriptions();
  }
  for (const follower of staying)
    await expect
      .poll(() => follower.events().map(({ revision }) => revision), { timeout: 15_000 })
      .toEqual(Array.from({ length: 50 }, (_, n) => n));
  isDone = true;
  await Promise.all([...passing, ...staying.map((follower) => follower.stop())]);
});
