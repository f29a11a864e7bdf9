import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HandlersForTest, openHandlersForTest, someContext } from './testing/handlers.ts';
import { bringBack, drop, type ShelfCommand, shelf, take } from './testing/shelf.ts';

let log: HandlersForTest;
beforeAll(async () => {
  log = await openHandlersForTest();
});
afterAll(() => log.close());

const single = shelf(1);
const refused = { name: 'Refusal', code: 'not-found' };

/** Two handlers as in two processes, and a stream of the test's own. */
function given(size = single) {
  const stream = `shelf-${randomUUID()}`;
  const handlers = [log.newHandler(), log.newHandler()] as const;
  const [here, there] = handlers.map((handler) => ({
    ...handler,
    does: (command: ShelfCommand) => handler.handle(size, stream, command, someContext()),
    sees: async () => [...(await handler.load(size, stream)).state],
  })) as [Side, Side];
  const types = async () => (await log.store.readStream(stream)).map(({ type }) => type);
  return { stream, here, there, types };
}
type Handler = ReturnType<HandlersForTest['newHandler']>;
type Side = Handler & {
  does(command: ShelfCommand): ReturnType<Handler['handle']>;
  sees(): Promise<string[]>;
};

describe('a command', () => {
  it('is appended behind what its state was loaded from, and answers where', async () => {
    const { here, stream } = given();
    const { events, revision, position } = await here.does(take('anna'));
    expect(events).toMatchObject([{ type: 'OneTaken', data: { by: 'anna' }, stream, revision: 0 }]);
    expect(revision).toBe(0);
    const [stored] = await log.store.readStream(stream);
    expect(stored).toMatchObject({ id: events[0]?.id, position, revision: 0 });
  });

  it('on a cached state goes straight to the append', async () => {
    const { here } = given(shelf(3));
    await here.does(take('anna'));
    here.forget();
    await here.does(take('bob'));
    expect(here.reads).toHaveLength(0);
    expect(here.appends).toMatchObject([{ expected: 0 }]);
  });

  it('decides again when another was faster', async () => {
    const { here, there, types } = given(shelf(3));
    await here.does(take('anna'));
    await there.does(take('bob'));
    const { revision, state } = await here.does(take('carl'));
    expect(revision).toBe(2);
    expect([...(state as Set<string>)]).toEqual(['anna', 'bob', 'carl']);
    expect(here.appends.map(({ expected }) => expected)).toEqual(['no-stream', 0, 1]);
    expect(await types()).toHaveLength(3);
  });
});

describe('a cached state that is old', () => {
  it('does not sell what another has sold', async () => {
    const { here, there, types } = given();
    expect(await here.sees()).toEqual([]);
    await there.does(take('bob'));
    await expect(here.does(take('anna'))).rejects.toMatchObject(refused);
    expect(await types()).toEqual(['OneTaken']);
  });

  it('does not refuse what another has freed', async () => {
    const { here, there } = given();
    await here.does(take('anna'));
    await there.does(bringBack('anna'));
    expect((await here.does(take('bob'))).events).toHaveLength(1);
  });

  it('does not take a command for done that another has undone', async () => {
    const { here, there, types } = given();
    await here.does(take('anna'));
    await there.does(bringBack('anna'));
    expect((await here.does(take('anna'))).events).toHaveLength(1);
    expect(await types()).toEqual(['OneTaken', 'BroughtBack', 'OneTaken']);
  });

  it('is not shown: a mere read reads on', async () => {
    const { here, there } = given(shelf(3));
    await here.does(take('anna'));
    await there.does(take('bob'));
    expect(await here.sees()).toEqual(['anna', 'bob']);
  });

  it('of a stream that was missing is found to exist', async () => {
    const { here, there } = given();
    await expect(here.does(bringBack('bob'))).resolves.toMatchObject({ events: [], revision: -1 });
    await there.does(take('bob'));
    await expect(here.does(bringBack('bob'))).resolves.toMatchObject({ revision: 1 });
  });
});

describe('commands that wait together', () => {
  it('are all refused by one read', async () => {
    const { here } = given();
    await here.does(take('anna'));
    here.forget();
    const refusals = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => here.does(take(`guest ${n}`))),
    );
    expect(refusals.every(({ status }) => status === 'rejected')).toBe(true);
    // the first may have begun alone; all the others had come before the second read
    expect(here.reads.length).toBeLessThanOrEqual(2);
    expect(here.appends).toHaveLength(0);
  });

  it('are all answered by one read when they only look', async () => {
    const { here } = given();
    await here.does(take('anna'));
    here.forget();
    await Promise.all(Array.from({ length: 50 }, () => here.sees()));
    expect(here.reads.length).toBeLessThanOrEqual(2);
  });

  it('do not wait for those who only look', async () => {
    const { here } = given(shelf(2));
    await here.does(take('anna'));
    let handOver = () => {};
    here.delayReads(
      new Promise<void>((resolve) => {
        handOver = resolve;
      }),
    );
    const sight = here.sees();
    await expect(here.does(take('bob'))).resolves.toMatchObject({ revision: 1 });
    handOver();
    expect(await sight).toContain('anna');
    here.forget();
    await expect(here.does(bringBack('bob'))).resolves.toMatchObject({ revision: 2 });
    expect(here.reads).toHaveLength(0); // who looked before has not put the older state back
  });

  it('each see what those before them did', async () => {
    const { here, types } = given(shelf(3));
    const all = Array.from({ length: 10 }, (_, n) => here.does(take(`guest ${n}`)));
    const taken = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(3);
    expect(await types()).toHaveLength(3);
  });

  it('in two processes sell no more than there is', async () => {
    const { here, there, types } = given(shelf(3));
    const all = Array.from({ length: 40 }, (_, n) =>
      (n % 2 ? here : there).does(take(`guest ${n}`)),
    );
    const results = await Promise.allSettled(all);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(refused);
    expect(await types()).toHaveLength(3);
  });

  it('are not harmed by a bug in one of them', async () => {
    const { here } = given(shelf(3));
    const results = await Promise.allSettled([
      here.does(take('anna')),
      here.does(drop),
      here.does(take('bob')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: { name: 'TypeError' } });
  });
});
