import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { follow } from '../contract-suite/follower.ts';
import { event, events, newStream, only, positionOf } from '../contract-suite/given.ts';
import { until } from '../contract-suite/until.ts';
import { describeEventStore } from '../contract-suite.ts';
import { type EventStore, LogLostItsEnd, type RecordedEvent, StoreUnavailable } from '../port.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { createProtocolLog } from './protocol-server/log.ts';
import { type ProtocolServer, startProtocolServer } from './protocol-server/server.ts';

const PATIENCE = 1_000;

describeEventStore('the EventStoreDB client against its protocol', async () => {
  const server = await startProtocolServer();
  return {
    open: () => openEventStoreDb({ url: server.url, patience: PATIENCE }),
    dropConnections: async () => server.dropConnections(),
    restart: server.restart,
    kill: server.restart,
    pause: () => silent(server),
    slow: (milliseconds) => {
      server.faults.readTakes = () => milliseconds;
    },
    subscriptions: server.subscriptions,
    remove: async () => server.stop(),
  };
});

describeEventStore('the EventStoreDB client against nodes that take turns to lead', async () => {
  const log = createProtocolLog();
  const nodes = await Promise.all([startProtocolServer(log), startProtocolServer(log)]);
  let [leader, follower] = nodes as [ProtocolServer, ProtocolServer];
  follower.faults.follows = { port: leader.port, behind: 1 };
  return {
    open: () => openEventStoreDb({ url: leader.url }),
    async resign() {
      [leader, follower] = [follower, leader];
      leader.faults.follows = null;
      follower.faults.follows = { port: leader.port, behind: 1 };
      follower.abortSubscriptions();
    },
    remove: async () => {
      for (const node of nodes) node.stop();
    },
  };
});

/** For longer than a client is patient. */
async function silent({ faults }: ProtocolServer): Promise<void> {
  Object.assign(faults, { answersNoRead: true, answersNoAppend: true });
  await sleep(2 * PATIENCE);
  Object.assign(faults, { answersNoRead: false, answersNoAppend: false });
}

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
    expect(performance.now() - start).toBeLessThan(5_000);
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

describe('EventStoreDB as it was seen in the field', () => {
  let server: ProtocolServer;
  let store: EventStore;
  const problems: unknown[] = [];
  beforeEach(async () => {
    problems.length = 0;
    server = await startProtocolServer();
    store = await openEventStoreDb({
      url: server.url,
      patience: 2_000,
      onProblem: (error) => problems.push(error),
    });
  });
  afterEach(async () => {
    await store.close();
    server.stop();
  });

  it('has the same events sent once, however often they are asked for at once', async () => {
    server.faults.appendTakes = () => 50;
    const stream = newStream();
    const same = events(2);
    const results = await Promise.all(
      Array.from({ length: 5 }, () => store.append(stream, 'no-stream', same)),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(5).fill('appended'));
  });

  it('asks once more where another process sends the same events at this moment', async () => {
    server.faults.appendTakes = () => 50;
    const other = await openEventStoreDb({ url: server.url });
    const stream = newStream();
    const same = events(2);
    const results = await Promise.all([
      store.append(stream, 'no-stream', same),
      other.append(stream, 'no-stream', same),
    ]);
    expect(results[0]).toEqual(results[1]);
    await other.close();
  });

  it('appends though its clock is 15 seconds behind the server’s', async () => {
    server.faults.clockAhead = 15_000;
    expect(await store.append(newStream(), 'no-stream', [event()])).toMatchObject({
      outcome: 'appended',
    });
  });

  it('is unavailable, not broken, while nobody leads', async () => {
    server.faults.hasNoLeader = true;
    const one = events(1);
    const stream = newStream();
    const refused = store.append(stream, 'no-stream', one);
    await expect(refused).rejects.toBeInstanceOf(StoreUnavailable);
    server.faults.hasNoLeader = false;
    expect(await store.append(stream, 'no-stream', one)).toMatchObject({ outcome: 'appended' });
  });

  it('is unavailable where no node of a cluster can be found', async () => {
    const lost = await openEventStoreDb({
      url: 'esdb://127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=1',
    });
    await expect(lost.readStream(newStream())).rejects.toBeInstanceOf(StoreUnavailable);
    await lost.close();
  });

  it('subscribes again at once when it is ended for being behind', async () => {
    const stream = newStream('behind');
    const follower = follow(store, only(stream));
    await until(follower.isCaughtUp);
    for (let n = 0; n < 5; n += 1) {
      server.abortSubscriptions();
      await store.append(stream, n === 0 ? 'no-stream' : n - 1, [event()]);
      await until(() => follower.events().length === n + 1);
    }
    expect(problems).toEqual([]);
    await follower.stop();
  });

  it('takes no place for one that is none', async () => {
    server.faults.tellsNowhere = true;
    const stream = newStream('young');
    const follower = follow(store, only(stream));
    const position = positionOf(await store.append(stream, 'no-stream', [event()]));
    await until(() => follower.events().length === 1);
    expect(follower.batches.at(-1)?.position).toEqual(position);
    await follower.stop();
  });
});

describe('EventStoreDB to which others append', () => {
  const BYTES = Buffer.from([0, 159, 1, 2]);
  const FOREIGN = [
    { contentType: 'application/json', data: '{}', metadata: '' },
    { contentType: 'application/json', data: '{}', metadata: '{}' },
    { contentType: 'application/json', data: '"text"', metadata: '[1]' },
    { contentType: 'application/json', data: BYTES, metadata: BYTES },
    { contentType: 'application/octet-stream', data: BYTES, metadata: '' },
  ].map(({ contentType, data, metadata }) => ({
    id: randomUUID(),
    type: 'Foreign',
    contentType,
    data: Buffer.from(data),
    metadata: Buffer.from(metadata),
  }));
  const log = createProtocolLog();
  const met: string[] = [];
  let server: ProtocolServer;
  let store: EventStore;
  beforeAll(async () => {
    server = await startProtocolServer(log);
    store = await openEventStoreDb({
      url: server.url,
      streams: ['ours-'],
      onEventOfOthers: ({ id }) => met.push(id),
      onProblem: (error) => expect(error).toBeUndefined(),
    });
    await store.append('ours-1', 'no-stream', [event()]);
    log.append('theirs', -1, FOREIGN);
    await store.append('ours-1', 0, [event()]);
  });
  afterAll(async () => {
    await store.close();
    server.stop();
  });
  const streams = (all: readonly RecordedEvent[]) => all.map(({ stream }) => stream);

  it('steps over what is not ours, whatever it holds, and names the first', async () => {
    const follower = follow(store);
    await until(() => follower.events().length === 2);
    await follower.stop();
    expect(streams(follower.events())).toEqual(['ours-1', 'ours-1']);
    expect(streams((await store.readAll({ limit: 100 })).events)).toEqual(['ours-1', 'ours-1']);
    const again = follow(store);
    await until(() => again.events().length === 2);
    await again.stop();
    expect(met).toEqual(FOREIGN.map(({ id }) => id));
    expect(store.othersMet?.()).toBe(FOREIGN.length);
    expect(await store.eventsOfOthers?.(5_000)).toMatchObject({
      count: FOREIGN.length,
      isWhole: true,
      first: { id: FOREIGN[0]?.id, stream: 'theirs', type: 'Foreign' },
    });
  });

  it('hands over what stands in our stream and is no event of ours, and says why', async () => {
    log.append('ours-2', -1, FOREIGN);
    const follower = follow(store, only('ours-2'));
    await until(() => follower.events().length === FOREIGN.length);
    await follower.stop();
    const expected = [
      'its metadata is no JSON object',
      undefined,
      'its data is no JSON object',
      'its data is no JSON object',
      'its data is no JSON object',
    ];
    const reasons = (all: readonly RecordedEvent[]) => all.map(({ unreadable }) => unreadable);
    expect(reasons(follower.events())).toEqual(expected);
    expect(reasons(await store.readStream('ours-2'))).toEqual(expected);
  });
});

describe('EventStoreDB whose log lost its end', () => {
  const log = createProtocolLog();
  let server: ProtocolServer;
  const open = () => openEventStoreDb({ url: server.url, patience: 1_000 });
  beforeAll(async () => {
    server = await startProtocolServer(log);
  });
  afterAll(() => server.stop());

  /** A process that follows five events of one stream; the server starts again without two of them. */
  async function given({ grownBy = 0 } = {}) {
    const store = await open();
    const stream = newStream('cut');
    await store.append(stream, 'no-stream', events(3));
    const follower = follow(store, only(stream));
    const place = positionOf(await store.append(stream, 2, events(2)));
    await until(() => follower.events().length === 5);
    const last = follower.events().at(-1);
    server.stop();
    await until(() => server.subscriptions() === 0);
    log.cutEnd(2);
    const others = { ...event(), contentType: 'application/json', data: Buffer.from('{"n":1}') };
    for (let n = 0; n < grownBy; n += 1)
      log.append(stream, 2 + n, [{ ...others, id: randomUUID(), metadata: Buffer.from('{}') }]);
    await server.restart();
    return { store, stream, follower, place, last };
  }
  /** Tries until the sentence comes; none of the tries may be taken. */
  async function refusesWith(store: EventStore, sentence: string) {
    const outcomes: string[] = [];
    const attempt = async () => {
      const told = store.append(newStream(), 'no-stream', events(1)).then(
        ({ outcome }) => outcome,
        (error: Error) => error.message,
      );
      outcomes.push(await told);
      return outcomes.at(-1);
    };
    await expect.poll(attempt).toContain(sentence);
    expect(outcomes).not.toContain('appended');
  }

  it('takes no append of a process that met it, not even once it has grown past', async () => {
    const { store, stream, follower } = await given();
    await refusesWith(store, 'npm run restore');
    await expect(follower.ended).rejects.toBeInstanceOf(LogLostItsEnd);
    const other = await open();
    await other.append(stream, 2, events(9));
    await refusesWith(store, 'npm run restore');
    expect(store.problem?.()).toContain('npm run restore');
    expect(other.problem?.()).toBeUndefined();
    await Promise.all([store.close(), other.close()]);
  });

  it('is told by an event though it has grown past every position', async () => {
    const { store, follower, place, last } = await given({ grownBy: 9 });
    await refusesWith(store, 'is not in the event log any more');
    await expect(follower.ended).rejects.toBeInstanceOf(LogLostItsEnd);
    const other = await open();
    await expect(follow(other, { after: place, last }).ended).rejects.toBeInstanceOf(LogLostItsEnd);
    await Promise.all([store.close(), other.close()]);
  });
});

describe('EventStoreDB after its leader resigned', () => {
  it('reads and follows the node that leads, not the one it was connected to', async () => {
    const log = createProtocolLog();
    const [old, leader] = await Promise.all([startProtocolServer(log), startProtocolServer(log)]);
    const store = await openEventStoreDb({ url: old.url });
    const stream = newStream('resigned');
    await store.append(stream, 'no-stream', [event()]);
    const follower = follow(store, only(stream));
    await until(() => follower.events().length === 1);
    old.faults.follows = { port: leader.port, behind: 1 };
    old.abortSubscriptions();
    await store.append(stream, 0, [event()]);
    expect(await store.readStream(stream)).toHaveLength(2);
    await until(() => follower.events().length === 2);
    await follower.stop();
    await store.close();
    old.stop();
    leader.stop();
  });
});
