import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { follow } from '../contract-suite/follower.ts';
import { event, events, newStream, only, positionOf } from '../contract-suite/given.ts';
import { until } from '../contract-suite/until.ts';
import { describeEventStore } from '../contract-suite.ts';
import { type EventStore, StoreUnavailable } from '../port.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { type ProtocolServer, startProtocolServer } from './protocol-server/server.ts';

describeEventStore('the EventStoreDB client against its protocol', async () => {
  const server = await startProtocolServer();
  return {
    open: () => openEventStoreDb({ url: server.url }),
    dropConnections: async () => server.dropConnections(),
    restart: server.restart,
    subscriptions: server.subscriptions,
    remove: async () => server.stop(),
  };
});

describe('EventStoreDB in trouble', () => {
  let server: ProtocolServer;
  let store: EventStore;
  beforeEach(async () => {
    server = await startProtocolServer();
    store = await openEventStoreDb({ url: server.url, patience: 500 });
  });
  afterEach(async () => {
    await store.close();
    server.stop();
  });

  it('leaves an append unknown when its answer is lost, and the same append again tells', async () => {
    const stream = newStream();
    const same = events(2);
    await store.storeId();
    server.faults.answersNoAppend = true;
    const lost = store.append(stream, 'no-stream', same);
    await expect(lost).rejects.toBeInstanceOf(StoreUnavailable);
    server.faults.answersNoAppend = false;
    expect(await store.append(stream, 'no-stream', same)).toMatchObject({
      outcome: 'appended',
      revision: 1,
    });
    expect(await store.readStream(stream)).toHaveLength(2);
  });

  it('reads the position back when the answer lacks it', async () => {
    server.faults.tellsNoPosition = true;
    const stream = newStream();
    const position = positionOf(await store.append(stream, 'no-stream', events(3)));
    expect((await store.readStream(stream)).at(-1)?.position).toEqual(position);
  });

  it('subscribes again when the server ends the stream politely', async () => {
    const stream = newStream('polite');
    const follower = follow(store, only(stream));
    await until(follower.isCaughtUp);
    await store.append(stream, 'no-stream', [event()]);
    await until(() => follower.events().length === 1);
    server.endSubscriptions();
    await store.append(stream, 0, [event()]);
    await until(() => follower.events().length === 2);
    await follower.stop();
  });

  it('closes in time though the server is silent', async () => {
    server.faults.answersNoRead = true;
    server.faults.answersNoAppend = true;
    const under = [
      store.readStream(newStream()),
      store.append(newStream(), 'no-stream', events(1)),
    ];
    const settled = Promise.allSettled(under);
    const start = performance.now();
    await store.close();
    expect(performance.now() - start).toBeLessThan(2_000);
    for (const { status } of await settled) expect(status).toBe('rejected');
  });

  it('is unavailable while nobody listens, for appends and reads alike', async () => {
    server.stop();
    await expect(store.append(newStream(), 'no-stream', events(1))).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    await expect(store.readStream(newStream())).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('shows nothing of the server and of its own identity', async () => {
    await store.storeId();
    const stream = newStream();
    await store.append(stream, 'no-stream', [event()]);
    const follower = follow(store);
    await until(() => follower.isCaughtUp() && follower.events().length > 0);
    await follower.stop();
    expect(follower.events().map((e) => e.stream)).toEqual([stream]);
    expect((await store.readAll({ limit: 100 })).events.map((e) => e.stream)).toEqual([stream]);
  });
});
