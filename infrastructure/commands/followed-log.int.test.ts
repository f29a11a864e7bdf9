import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../event-store/port.ts';
import {
  type Following,
  type HandlersForTest,
  openHandlersForTest,
  someContext,
} from './testing/handlers.ts';
import { bringBack, shelf, take } from './testing/shelf.ts';

let log: HandlersForTest;
beforeAll(async () => {
  log = await openHandlersForTest();
});
afterAll(() => log.close());

const MANY = shelf(1_000);
/** A transaction of another test on the same server may hold up what is told of this log. */
const PATIENT = { patienceMs: 20_000 };
const guests = (count: number) => Array.from({ length: count }, (_, n) => `guest ${n}`);

/** Two processes, of which one hears of what the other does, and streams of the test's own. */
function given({ streams: count = 1, ...following }: Given = {}) {
  const streams = Array.from({ length: count }, () => `shelf-${randomUUID()}`);
  const [here, there] = [log.newFollower(following), log.newHandler()];
  const both = [here, there].map((handler) => ({
    ...handler,
    does: (command: ReturnType<typeof take>, stream = streams[0] ?? '') =>
      handler.handle(MANY, stream, command, someContext()),
    sees: async (stream = streams[0] ?? '') => [...(await handler.load(MANY, stream)).state],
  }));
  const [hearing, other] = both as [(typeof both)[number], (typeof both)[number]];
  return { here: hearing, there: other, streams };
}
type Given = Following & { streams?: number };
type Side = ReturnType<typeof given>['here'];

/** Until the log is followed: from then on a state in memory is not read again. */
async function untilFollowed({ sees, reads, forget }: Side): Promise<void> {
  const readsAgain = async () => {
    await sees();
    forget();
    await sees();
    return reads.length;
  };
  await expect.poll(readsAgain).toBe(0);
  forget();
}

describe('states of a log that is followed', () => {
  it('are proven together by one look at its end', async () => {
    const { here, there, streams } = given({ ...PATIENT, streams: 20 });
    await Promise.all(streams.map((stream) => there.does(take('bob'), stream)));
    await untilFollowed(here);
    await Promise.all(streams.map(here.sees));
    here.forget();
    const seen = await Promise.all(streams.map(here.sees));
    expect(seen).toEqual(streams.map(() => ['bob']));
    expect(here.reads).toHaveLength(0);
    expect(here.looks.length).toBeLessThanOrEqual(2);
  });

  it('are as they were when one asked, no matter who changed them', async () => {
    const { here, there } = given(PATIENT);
    await untilFollowed(here);
    for (const [n, guest] of guests(200).entries()) {
      await there.does(take(guest));
      expect(await here.sees()).toHaveLength(n + 1);
    }
  });

  it('are the later ones where more was read before an append was answered', async () => {
    const { here, there } = given(PATIENT);
    await untilFollowed(here);
    await here.does(take('anna'));
    here.next(1, async (append) => {
      const result = await append();
      await there.does(take('carl'));
      expect(await here.sees()).toEqual(['anna', 'bob', 'carl']);
      return result;
    });
    await here.does(take('bob'));
    expect(await here.sees()).toEqual(['anna', 'bob', 'carl']);
  });

  it('are those of all who write at once', async () => {
    const { here, there } = given(PATIENT);
    await untilFollowed(here);
    const done = new Set<string>();
    await Promise.all(
      guests(100).map(async (guest, n) => {
        await (n % 2 ? here : there).does(take(guest));
        done.add(guest);
        const before = [...done];
        expect(await here.sees()).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  it('prove a refusal and what was done before without reading them', async () => {
    const { here } = given(PATIENT);
    await untilFollowed(here);
    await here.does(take('anna'));
    here.forget();
    expect((await here.does(take('anna'))).events).toEqual([]);
    expect((await here.does(bringBack('bob'))).events).toEqual([]);
    expect([here.reads.length, here.looks.length]).toEqual([0, 2]);
  });

  it('that there are none of are remembered, until there are', async () => {
    const { here, there } = given(PATIENT);
    await untilFollowed(here);
    expect([await here.sees(), here.reads.length]).toEqual([[], 0]);
    await there.does(take('bob'));
    expect(await here.sees()).toEqual(['bob']);
    expect(here.reads).toHaveLength(1);
  });
});

describe('a log that is out of hearing', () => {
  it('is read', async () => {
    const { here, there } = given({
      heard: (from) => ({
        ...from,
        subscribe: () => from.subscribe({ signal: AbortSignal.abort() }),
      }),
    });
    for (const [n, guest] of guests(20).entries()) {
      await there.does(take(guest));
      expect(await here.sees()).toHaveLength(n + 1);
    }
    expect(here.reads).toHaveLength(20);
  });

  it('is read while nothing is heard of its end, and only the first who asks waits', async () => {
    let isDeaf = false;
    const { here, there } = given({
      heard: (from) => ({
        ...from,
        async *subscribe(options) {
          for await (const batch of from.subscribe(options)) if (!isDeaf) yield batch;
        },
      }),
    });
    await untilFollowed(here);
    isDeaf = true;
    await there.does(take('bob'));
    expect(await here.sees()).toEqual(['bob']);
    for (let again = 0; again < 20; again += 1) expect(await here.sees()).toEqual(['bob']);
    expect(here.reads).toHaveLength(21);
  });

  it('is heard again from its end, and what was known before is read again', async () => {
    let isCut = false;
    const { here, there } = given({
      heard: (from) => ({
        head: () => (isCut ? Promise.reject(new StoreUnavailable('away')) : from.head()),
        async *subscribe(options) {
          for await (const batch of from.subscribe(options)) {
            if (isCut) throw new StoreUnavailable('away');
            yield batch;
          }
        },
      }),
    });
    await untilFollowed(here);
    isCut = true;
    await there.does(take('bob'));
    expect(await here.sees()).toEqual(['bob']);
    isCut = false;
    await untilFollowed(here);
    expect(await here.sees()).toEqual(['bob']);
    await there.does(take('carl'));
    expect(await here.sees()).toEqual(['bob', 'carl']);
  });
});
