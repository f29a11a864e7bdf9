import { randomUUID } from 'node:crypto';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import type {
  FoldOfStream,
  PastSnapshot,
} from '@baanpak/infrastructure/commands/past-snapshots.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { comparePositions, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import {
  openReadModelsForTest,
  type ReadModelsForTest,
} from '@baanpak/projector/testing/given-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fold, pastReader } from './past.ts';

let log: ReadModelsForTest;
beforeAll(async () => {
  log = await openReadModelsForTest();
});
afterAll(() => log.close());

/** Counts the events of a stream. */
const counterOf = (version: number): Fold<number> => ({
  name: 'count',
  initialState: 0,
  evolve: (count) => count + version,
  snapshot: { version, toJson: (count) => count, fromJson: (json: number) => json, bytes: () => 8 },
});
const COUNTER = counterOf(1);

/** A stream of thousands of events, and the place behind each thousand. */
async function longStream(thousands: number) {
  const roomId = randomUUID();
  const stream = roomStream(roomId);
  const events = Array.from({ length: 500 }, () => [
    { type: 'RoomDisabled', data: { roomId } } as const,
    { type: 'RoomEnabled', data: { roomId } } as const,
  ]).flat();
  const places: Position[] = [];
  for (let n = 0; n < thousands; n += 1) places.push(await log.append(stream, ...events));
  return { stream, places };
}

function keptInMemory() {
  const kept: (FoldOfStream & PastSnapshot)[] = [];
  return {
    kept,
    snapshots: {
      async find({ stream, fold, version }: FoldOfStream, upTo: Position) {
        return kept
          .filter((one) => one.stream === stream && one.fold === fold && one.version === version)
          .filter(({ position }) => comparePositions(position, upTo) <= 0)
          .sort((one, other) => other.revision - one.revision)[0];
      },
      async keep(of: FoldOfStream, snapshot: PastSnapshot) {
        kept.push({ ...of, ...snapshot });
      },
      async drop(stream: string) {
        kept.splice(0, kept.length, ...kept.filter((one) => one.stream !== stream));
      },
    },
  };
}

/** Reads streams, and says from where. */
function readerWith(snapshots: ReturnType<typeof keptInMemory>['snapshots']) {
  const froms: number[] = [];
  const { store, codec } = log;
  const never = () => Promise.reject(new Error('nothing asks'));
  const reader = pastReader({
    db: openKysely<ReadSchema>(log.pool),
    log: {
      codec,
      store: {
        ...{ storeId: () => store.storeId(), head: () => store.head() },
        readStream(stream, options) {
          froms.push(options?.from ?? 0);
          return store.readStream(stream, options);
        },
      },
    },
    snapshots,
    now: () => minute(0),
    places: { made: never, passed: never, head: never },
    groupsAt: never,
    onProblem: (error) => {
      throw error;
    },
  });
  const today = '2027-01-01' as never;
  return {
    froms,
    count: async (fold: Fold<number>, stream: string, position: Position) => {
      const past = reader.pastOf({ upTo: { storeId: await store.storeId(), position }, today });
      return past.state(fold, stream);
    },
  };
}

describe('a long stream as of a place in the log', () => {
  it('is folded from the nearest snapshot before it, and keeps one of every thousand revisions it passes', async () => {
    const { stream, places } = await longStream(3);
    const [first, second, third] = places;
    if (!first || !second || !third) throw new Error('There are three');
    const { kept, snapshots } = keptInMemory();
    const { count, froms } = readerWith(snapshots);
    expect(await count(COUNTER, stream, third)).toEqual({ state: 3000, revision: 2999 });
    expect(kept.map(({ revision }) => revision)).toEqual([999, 1999, 2999]);
    froms.length = 0;
    expect(await count(COUNTER, stream, second)).toEqual({ state: 2000, revision: 1999 });
    expect(froms).toEqual([1999, 2000]); // the event that the snapshot stands on, and what is behind it
    expect(await count(COUNTER, stream, { ...first, prepare: first.prepare - 1n })).toEqual({
      ...{ state: 999, revision: 998 },
    });
  });

  it('is read whole, and its snapshots are dropped, where one stands on no event of this log', async () => {
    const { stream, places } = await longStream(2);
    const { kept, snapshots } = keptInMemory();
    const { count } = readerWith(snapshots);
    const last = places[1] ?? expect.fail();
    await count(COUNTER, stream, last);
    const wrong = { ...(kept[1] ?? expect.fail()), state: 7 };
    for (const change of [{ eventHash: 'another' }, { revision: 9000 }]) {
      kept.splice(0, kept.length, { ...wrong, ...change });
      expect(await count(COUNTER, stream, last)).toEqual({ state: 2000, revision: 1999 });
      expect(kept.map(({ state }) => state)).toEqual([1000, 2000]);
    }
  });

  it('is not folded from what another version of the fold kept', async () => {
    const { stream, places } = await longStream(1);
    const { count } = readerWith(keptInMemory().snapshots);
    const last = places[0] ?? expect.fail();
    await count(COUNTER, stream, last);
    expect(await count(counterOf(2), stream, last)).toMatchObject({ state: 2000 });
  });

  it('is not folded by each of those that ask for it at once', async () => {
    const { stream, places } = await longStream(9);
    const { kept, snapshots } = keptInMemory();
    const { count, froms } = readerWith(snapshots);
    const last = places.at(-1) ?? expect.fail();
    const all = await Promise.all(Array.from({ length: 5 }, () => count(COUNTER, stream, last)));
    expect(all).toEqual(Array.from({ length: 5 }, () => ({ state: 9000, revision: 8999 })));
    // four pages side by side, from where another may have kept it, and the rest by one alone
    expect(froms.filter((from) => from === 8000).length).toBeLessThan(5);
    expect(new Set(kept.map(({ revision }) => revision)).size).toBe(9);
  });
});
