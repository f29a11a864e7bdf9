import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { event, events, newStream } from '../contract-suite/given.ts';
import { type EventStore, StoreUnavailable } from '../port.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { type ProtocolServer, startProtocolServer } from './protocol-server/server.ts';

let server: ProtocolServer;
let store: EventStore;
beforeEach(async () => {
  server = await startProtocolServer();
  store = await openEventStoreDb({ url: server.url, patience: 2_000 });
});
afterEach(async () => {
  await store.close();
  server.stop();
});

const upTo = (most: number) => Math.floor(Math.random() * (most + 1));

/** Tries the same append until its outcome is known. */
async function appendSurely(to: EventStore, stream: string, expected: number | 'no-stream') {
  const same = [event()];
  for (;;) {
    try {
      return await to.append(stream, expected, same);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}

/** Many writers, each to a stream of its own; each append is behind the one before. */
async function writeMany(to: EventStore, writers: number, appends: number) {
  const streams = Array.from({ length: writers }, () => newStream('written'));
  const write = async (stream: string) => {
    for (let n = 0; n < appends; n += 1) {
      const result = await appendSurely(to, stream, n === 0 ? 'no-stream' : n - 1);
      expect(result).toMatchObject({ outcome: 'appended', revision: n });
    }
  };
  await Promise.all(streams.map(write));
  return async () => {
    for (const stream of streams) expect(await to.readStream(stream)).toHaveLength(appends);
  };
}

it('sends the appends of a process through one call', async () => {
  await (await writeMany(store, 20, 5))();
  expect(server.calls).toMatchObject({ appends: 100, batches: 1 });
});

it('refuses one append that conflicts, and answers those beside it', async () => {
  const stream = newStream();
  const results = await Promise.all([
    store.append(stream, 'no-stream', events(2)),
    store.append(newStream(), 3, [event()]),
    store.append(newStream(), 'no-stream', [event()]),
  ]);
  expect(results).toMatchObject([
    { outcome: 'appended', revision: 1 },
    { outcome: 'conflict', revision: 'no-stream' },
    { outcome: 'appended', revision: 0 },
  ]);
  expect(await store.append(stream, 0, [event()])).toEqual({ outcome: 'conflict', revision: 1 });
});

it('sends appends again whose answers a dropped connection kept back, and writes each once', async () => {
  await store.append(newStream(), 'no-stream', [event()]);
  server.faults.answersNoAppend = true;
  const streams = Array.from({ length: 10 }, () => newStream('dropped'));
  const { appends } = server.calls;
  const results = Promise.all(streams.map((s) => store.append(s, 'no-stream', events(2))));
  await expect.poll(() => server.calls.appends).toBe(appends + streams.length);
  server.faults.answersNoAppend = false;
  server.dropConnections();
  expect(await results).toMatchObject(streams.map(() => ({ outcome: 'appended', revision: 1 })));
  for (const stream of streams) expect(await store.readStream(stream)).toHaveLength(2);
});

it('writes everything once through a slow server that drops connections again and again', async () => {
  server.faults.appendTakes = () => upTo(10);
  let isDone = false;
  const written = writeMany(store, 12, 12).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await sleep(100);
    server.dropConnections();
  }
  await (await written)();
});

it('begins another call where the server ends each politely after an answer', async () => {
  server.faults.endsAppendsAfterAnswer = true;
  server.faults.appendTakes = () => upTo(3);
  await (await writeMany(store, 5, 5))();
  expect(server.calls.batches).toBeGreaterThan(1);
});

it('uses another call after one that was silent', async () => {
  const impatient = await openEventStoreDb({ url: server.url, patience: 200 });
  server.faults.answersNoAppend = true;
  const silent = impatient.append(newStream(), 'no-stream', [event()]);
  await expect(silent).rejects.toBeInstanceOf(StoreUnavailable);
  server.faults.answersNoAppend = false;
  const { batches } = server.calls;
  await (await writeMany(impatient, 3, 3))();
  expect(server.calls.batches).toBeGreaterThan(batches);
  await impatient.close();
});

it('uses another call after an answer that the node is not ready', async () => {
  await store.append(newStream(), 'no-stream', [event()]);
  server.faults.hasNoLeader = true;
  await expect(store.append(newStream(), 'no-stream', [event()])).rejects.toBeInstanceOf(
    StoreUnavailable,
  );
  server.faults.hasNoLeader = false;
  const { batches } = server.calls;
  expect(await store.append(newStream(), 'no-stream', [event()])).toMatchObject({
    outcome: 'appended',
  });
  expect(server.calls.batches).toBeGreaterThan(batches);
});

it('a client whose server is gone ends no append of another client in this process', async () => {
  const other = await startProtocolServer();
  const ofOther = await openEventStoreDb({ url: other.url });
  await ofOther.append(newStream(), 'no-stream', [event()]);
  server.faults.appendTakes = () => 150;
  const { appends } = server.calls;
  const slow = store.append(newStream(), 'no-stream', events(2));
  await expect.poll(() => server.calls.appends).toBe(appends + 1);
  other.stop();
  await expect(ofOther.append(newStream(), 'no-stream', [event()])).rejects.toBeInstanceOf(
    StoreUnavailable,
  );
  expect(await slow).toMatchObject({ outcome: 'appended' });
  expect(server.calls.appends).toBe(appends + 1);
  await ofOther.close();
});

it('two processes on one stream: one wins each place, through dropped connections', async () => {
  const other = await openEventStoreDb({ url: server.url });
  server.faults.appendTakes = () => upTo(5);
  const stream = newStream('raced');
  for (let n = 0; n < 10; n += 1) {
    const both = Promise.all(
      [store, other].map((one) => appendSurely(one, stream, n === 0 ? 'no-stream' : n - 1)),
    );
    if (n % 3 === 0) server.dropConnections();
    expect((await both).map(({ outcome }) => outcome).toSorted()).toEqual(['appended', 'conflict']);
  }
  expect(await store.readStream(stream)).toHaveLength(10);
  await other.close();
});
