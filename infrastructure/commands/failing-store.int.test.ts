import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../event-store/port.ts';
import { commandHandler } from './command-handler.ts';
import { type HandlersForTest, openHandlersForTest, someContext } from './testing/handlers.ts';
import { shelf, take } from './testing/shelf.ts';

let log: HandlersForTest;
beforeAll(async () => {
  log = await openHandlersForTest();
});
afterAll(() => log.close());

const three = shelf(3);
const away = () => Promise.reject(new StoreUnavailable('away'));

function given() {
  const stream = `shelf-${randomUUID()}`;
  const handler = log.newHandler();
  const does = (by: string) => handler.handle(three, stream, take(by), someContext());
  const stored = () => log.store.readStream(stream);
  return { ...handler, stream, does, stored };
}

describe('a store that is away for a while', () => {
  it('is sent the same events at the same revision again', async () => {
    const { does, next, appends, stored } = given();
    await does('anna');
    next(2, away);
    await does('bob');
    const [first, second, third] = appends.slice(1);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(await stored()).toHaveLength(2);
  });

  it('takes events once though its answer got lost', async () => {
    const { does, next, stored } = given();
    next(1, async (append) => {
      await append();
      throw new StoreUnavailable('the answer got lost');
    });
    const { events, revision } = await does('anna');
    expect(revision).toBe(0);
    expect(await stored()).toMatchObject([{ id: events[0]?.id }]);
  });

  it('is given up after four tries, and the caller is told', async () => {
    const { does, next, appends } = given();
    next(10, away);
    await expect(does('anna')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(appends).toHaveLength(4);
  });

  it('is believed again afterwards, whatever became of the last try', async () => {
    const { does, next, stored } = given();
    next(4, async (append) => {
      await append();
      throw new StoreUnavailable('the answer got lost');
    });
    await expect(does('anna')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(does('anna')).resolves.toMatchObject({ events: [], revision: 0 });
    await expect(does('bob')).resolves.toMatchObject({ revision: 1 });
    expect(await stored()).toHaveLength(2);
  });

  it('is told of at once when it cannot be read', async () => {
    const store = { ...log.store, readStream: () => Promise.reject(new StoreUnavailable('away')) };
    const { load } = commandHandler({ store, codec: log.codec });
    await expect(load(three, 'shelf-1')).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('keeps other streams going', async () => {
    const { handle, next } = log.newHandler();
    const [broken, sound] = [`shelf-${randomUUID()}`, `shelf-${randomUUID()}`];
    next(10, (append, stream) => (stream === broken ? away() : append()));
    const does = (stream: string) => handle(three, stream, take('anna'), someContext());
    const lost = does(broken).catch((error: unknown) => error);
    await expect(does(sound)).resolves.toMatchObject({ revision: 0 });
    expect(await lost).toBeInstanceOf(StoreUnavailable);
  });
});

describe('a stream with too many writers', () => {
  it('ends in busy after 30 lost races, not in a refusal', async () => {
    const { does, next, appends, stored } = given();
    next(100, async () => ({ outcome: 'conflict', revision: 7 }));
    await expect(does('anna')).rejects.toMatchObject({ name: 'Refusal', code: 'busy' });
    expect(appends).toHaveLength(30);
    expect(await stored()).toEqual([]);
  });

  it('gives way in the end to who keeps trying', async () => {
    const { does, next } = given();
    next(5, async () => ({ outcome: 'conflict', revision: 'no-stream' }));
    await expect(does('anna')).resolves.toMatchObject({ revision: 0 });
  });

  it('makes new events for every decision', async () => {
    const { does, next, appends } = given();
    next(1, async () => ({ outcome: 'conflict', revision: 'no-stream' }));
    await does('anna');
    const ids = appends.map(({ events }) => events[0]?.id);
    expect(new Set(ids).size).toBe(2);
  });
});
