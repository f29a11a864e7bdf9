import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../event-store/port.ts';
import { commandHandler } from './command-handler.ts';
import { commandStep } from './commands-in-order.ts';
import { type HandlersForTest, openHandlersForTest, someContext } from './testing/handlers.ts';
import { bringBack, drop, shelf, take } from './testing/shelf.ts';

let log: HandlersForTest;
beforeAll(async () => {
  log = await openHandlersForTest();
});
afterAll(() => log.close());

const one = shelf(1);

function given() {
  const handler = log.newHandler();
  const streams = ['c', 'a', 'b'].map((name) => `${name}-${randomUUID()}`);
  const steps = (by: string) => streams.map((stream) => commandStep(one, stream, take(by)));
  const takes = (by: string) => handler.handleInOrder(steps(by), someContext());
  const stored = () =>
    Promise.all(streams.map(async (stream) => (await log.store.readStream(stream)).length));
  const [first = '', second = '', third = ''] = streams;
  return { handler, first, second, third, steps, takes, stored };
}

describe('commands in order', () => {
  it('are carried out together, and tell the state of each', async () => {
    const { handler, steps, stored } = given();
    const asked = steps('anna');
    const result = await handler.handleInOrder(asked, someContext());
    if (result.outcome === 'refused') throw result.refusal;
    for (const each of asked) expect(result.stateAfter(each)).toMatchObject({ revision: 0 });
    expect(await stored()).toEqual([1, 1, 1]);
    expect(handler.reads).toEqual([]);
  });

  it('change nothing when they come a second time', async () => {
    const { takes, stored } = given();
    await takes('anna');
    expect(await takes('anna')).toMatchObject({ outcome: 'done' });
    expect(await stored()).toEqual([1, 1, 1]);
  });

  it.each([0, 1, 2])('leave nothing behind when number %d is refused', async (n) => {
    const { first, second, third, takes, stored } = given();
    const taken = [first, second, third][n] ?? '';
    await log.newHandler().handle(one, taken, take('bob'), someContext());
    expect(await takes('anna')).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'not-found' },
      begun: false,
      untouched: true,
    });
    expect(await stored()).toEqual([0, 1, 2].map((at) => (at === n ? 1 : 0)));
    await log.newHandler().handle(one, taken, bringBack('bob'), someContext());
    expect(await takes('anna')).toMatchObject({ outcome: 'done' });
  });

  it('tell of what was done before when a later one is refused', async () => {
    const { handler, first, third, takes } = given();
    await handler.handle(one, first, take('anna'), someContext());
    await handler.handle(one, third, take('bob'), someContext());
    expect(await takes('anna')).toMatchObject({ outcome: 'refused', begun: true });
  });

  it('on one stream decide one after another', async () => {
    const { handler, first, second } = given();
    const two = shelf(2);
    const wanted = [
      commandStep(two, first, take('anna')),
      commandStep(two, first, take('bob')),
      commandStep(two, second, take('anna')),
    ];
    expect(await handler.handleInOrder(wanted, someContext())).toMatchObject({ outcome: 'done' });
    expect(await log.store.readStream(first)).toHaveLength(2);
    const more = [commandStep(two, second, take('bob')), commandStep(two, first, take('carl'))];
    expect(await handler.handleInOrder(more, someContext())).toMatchObject({ outcome: 'refused' });
    expect(await log.store.readStream(second)).toHaveLength(1);
  });

  it('are won by one of many who come at once, to two processes and in either order', async () => {
    const { handler, steps, stored } = given();
    const other = log.newHandler();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const wanted = steps(`guest ${n}`);
        const { handleInOrder } = n % 2 ? handler : other;
        return handleInOrder(n % 3 ? wanted : wanted.toReversed(), someContext());
      }),
    );
    expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(await stored()).toEqual([1, 1, 1]);
  });

  it('stand as far as they were written by a store that writes one after another', async () => {
    const { first, second, steps } = given();
    const store: typeof log.store = {
      ...log.store,
      async appendInOrder([append]) {
        if (!append) throw new Error('nothing to append');
        const result = await log.store.append(append.stream, append.expected, append.events);
        return { outcome: 'conflict', written: result.outcome === 'appended' ? [result] : [] };
      },
    };
    const { handle, handleInOrder } = commandHandler({ store, codec: log.codec });
    await handle(one, second, take('bob'), someContext());
    expect(await handleInOrder(steps('anna'), someContext())).toMatchObject({ begun: false });
    await handle(one, second, bringBack('bob'), someContext());
    expect(await handleInOrder(steps('anna'), someContext())).toMatchObject({ outcome: 'done' });
    expect(await log.store.readStream(first)).toHaveLength(1);
  });

  it('are sent again while nobody knows what became of them, and written once', async () => {
    const { steps, stored } = given();
    let lost = 2;
    const store: typeof log.store = {
      ...log.store,
      async appendInOrder(appends) {
        const result = await log.store.appendInOrder(appends);
        if (lost-- > 0) throw new StoreUnavailable('the answer got lost');
        return result;
      },
    };
    const { handleInOrder } = commandHandler({ store, codec: log.codec });
    expect(await handleInOrder(steps('anna'), someContext())).toMatchObject({ outcome: 'done' });
    expect(await stored()).toEqual([1, 1, 1]);
  });

  it('do not say that nothing was written where an answer got lost', async () => {
    const { handler, third, steps } = given();
    let lost = 1;
    const store: typeof log.store = {
      ...log.store,
      async appendInOrder(appends) {
        if (lost-- <= 0) return log.store.appendInOrder(appends);
        await handler.handle(one, third, take('bob'), someContext());
        throw new StoreUnavailable('the answer got lost');
      },
    };
    const { handleInOrder } = commandHandler({ store, codec: log.codec });
    expect(await handleInOrder(steps('anna'), someContext())).toMatchObject({
      outcome: 'refused',
      begun: false,
      untouched: false,
    });
  });

  it('pass a bug on to the caller', async () => {
    const { handler, first } = given();
    const wanted = [commandStep(one, first, drop)];
    await expect(handler.handleInOrder(wanted, someContext())).rejects.toThrow('A bug');
  });
});
