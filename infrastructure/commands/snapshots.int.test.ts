import { randomUUID } from 'node:crypto';
import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commandHandler } from './command-handler.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';
import { type HandlersForTest, openHandlersForTest, someContext } from './testing/handlers.ts';
import { watchedStore } from './testing/watched-store.ts';

let log: HandlersForTest;
beforeAll(async () => {
  log = await openHandlersForTest();
});
afterAll(() => log.close());

type Add = Message<'Add', { times: number }>;
type Added = Message<'Added', { by: number }>;

/** Adds ones, many at a time. */
const counter: Decider<number, Add, Added> = {
  initialState: 0,
  refusals: { Add: [] },
  decide: (_, { data }) =>
    Array.from({ length: data.times }, () => ({ type: 'Added', data: { by: 1 } })),
  evolve: (sum, { data }) => sum + data.by,
  snapshot: { version: 1, toJson: (sum) => sum, fromJson: (json: number) => json, bytes: () => 8 },
};

function keptInMemory() {
  const kept = new Map<string, { version: number; snapshot: Snapshot }>();
  const snapshots: Snapshots = {
    async find(stream, version) {
      const found = kept.get(stream);
      return found?.version === version ? found.snapshot : undefined;
    },
    async keep(stream, version, snapshot) {
      kept.set(stream, { version, snapshot });
    },
  };
  return { kept, snapshots };
}

const newStream = () => `counter-${randomUUID()}`;
const add = (times: number) => ({ type: 'Add', data: { times } }) as const;

function newHandler(snapshots: Snapshots) {
  const { store, ...watched } = watchedStore(log.store);
  return { ...commandHandler({ store, codec: log.codec, snapshots }), ...watched };
}

/** A stream of 2,500 events and a snapshot on the way. */
async function longStream() {
  const { kept, snapshots } = keptInMemory();
  const stream = newStream();
  const { handle } = newHandler(snapshots);
  for (const times of [900, 900, 700]) await handle(counter, stream, add(times), someContext());
  await expect.poll(() => kept.get(stream)?.snapshot.revision).toBe(1799);
  return { stream, kept, snapshots };
}

describe('a long stream', () => {
  it('is read from its snapshot on, by anyone who comes next', async () => {
    const { stream, snapshots } = await longStream();
    const { load, reads } = newHandler(snapshots);
    expect(await load(counter, stream)).toMatchObject({ state: 2500, revision: 2499 });
    expect(reads).toHaveLength(2); // the event it stands on, and what is behind it
  });

  it('goes on with the hash and the origin it would have had', async () => {
    const { stream, snapshots } = await longStream();
    const fromSnapshot = await newHandler(snapshots).load(counter, stream);
    const whole = await log.newHandler().load(counter, stream);
    expect(fromSnapshot).toEqual(whole);
  });

  it.each([
    ['of another log', { eventHash: 'another' }],
    ['ahead of the log', { revision: 4000 }],
  ])('is read whole where its snapshot is %s', async (_, change) => {
    const { stream, kept, snapshots } = await longStream();
    const found = kept.get(stream) ?? expect.fail();
    const wrong = { ...found.snapshot, ...change, state: 7 };
    kept.set(stream, { ...found, snapshot: wrong });
    expect(await newHandler(snapshots).load(counter, stream)).toMatchObject({ state: 2500 });
  });

  it('is read whole where the snapshot is of another version of the decider', async () => {
    const { stream, snapshots } = await longStream();
    const next = {
      ...counter,
      snapshot: { ...(counter.snapshot ?? expect.fail()), version: 2 },
      evolve: (sum: number) => sum + 2,
    };
    expect(await newHandler(snapshots).load(next, stream)).toMatchObject({ state: 5000 });
  });

  it('is read whole where snapshots cannot be obtained, and says so', async () => {
    const { stream } = await longStream();
    const onProblem = vi.fn();
    const away: Snapshots = {
      find: () => Promise.reject(new Error('away')),
      keep: () => Promise.reject(new Error('away')),
    };
    const { load } = commandHandler({ ...log, snapshots: away, onProblem });
    expect(await load(counter, stream)).toMatchObject({ state: 2500 });
    await expect.poll(() => onProblem).toHaveBeenCalledTimes(2);
  });
});

describe('a snapshot', () => {
  it('is looked for once where there was none, of each version', async () => {
    const looked: number[] = [];
    const none: Snapshots = {
      async find(_, version) {
        looked.push(version);
        return undefined;
      },
      keep: async () => {},
    };
    const stream = newStream();
    const { load } = newHandler(none);
    for (let n = 0; n < 3; n += 1) await load(counter, stream);
    expect(looked).toEqual([1]);
    const snapshot = { ...(counter.snapshot ?? expect.fail()), version: 2 };
    await load({ ...counter, snapshot }, stream);
    expect(looked).toEqual([1, 2]);
  });

  it('is found by who kept it after there was none', async () => {
    const { kept, snapshots } = keptInMemory();
    const stream = newStream();
    const { store, reads } = watchedStore(log.store);
    let erasures = 0;
    const { codec } = log;
    const { handle, load } = commandHandler({ store, codec, snapshots, erasures: () => erasures });
    await load(counter, stream);
    for (const times of [900, 900]) await handle(counter, stream, add(times), someContext());
    await expect.poll(() => kept.has(stream)).toBe(true);
    erasures += 1; // nothing is remembered any more
    reads.length = 0;
    expect(await load(counter, stream)).toMatchObject({ state: 1800 });
    expect(reads).toHaveLength(2); // the event it stands on, and what is behind it
  });
});

describe('a log that is not what it was', () => {
  it('is read again where an append finds less there than is known', async () => {
    const stream = newStream();
    const { handle, next } = newHandler(keptInMemory().snapshots);
    await handle(counter, stream, add(3), someContext());
    // as after a restore: the store ends before what this process knows
    next(1, async () => ({ outcome: 'conflict', revision: 0 }));
    const { state } = await handle(counter, stream, add(1), someContext());
    expect(state).toBe(4);
  });
});

describe('memory', () => {
  it('holds as many states as its bytes allow, those used last', async () => {
    const froms: unknown[] = [];
    const store: typeof log.store = {
      ...log.store,
      readStream(stream, options) {
        froms.push(options?.from);
        return log.store.readStream(stream, options);
      },
    };
    const { handle, load } = commandHandler({ store, codec: log.codec, cacheBytes: 16 });
    const streams = [newStream(), newStream(), newStream()];
    for (const stream of streams) await handle(counter, stream, add(1), someContext());
    froms.length = 0;
    for (const stream of streams.toReversed()) await load(counter, stream);
    expect(froms).toEqual([1, 1, 0]);
  });
});
