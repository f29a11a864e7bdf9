import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventHash } from '../event-store/codec/metadata.ts';
import type { RecordedEvent } from '../event-store/port.ts';
import { type HandlersForTest, NOW, openHandlersForTest, someContext } from './testing/handlers.ts';
import { bringBack, shelf, take } from './testing/shelf.ts';

let log: HandlersForTest;
beforeAll(async () => {
  log = await openHandlersForTest();
});
afterAll(() => log.close());

const wide = shelf(1000);
const newStream = () => `shelf-${randomUUID()}`;

/** What each event should say of the one before it, and what it does say. */
const links = (events: readonly RecordedEvent[]) => ({
  wanted: [null, ...events.slice(0, -1).map(eventHash)],
  found: events.map(({ metadata }) => metadata.previousHash),
});

describe('the chain of hashes through a stream', () => {
  it('holds from the first event on, over cached states and read ones', async () => {
    const stream = newStream();
    for (const by of ['anna', 'bob', 'ขวัญ "quoted" \u{1f600}']) {
      const { handle } = log.newHandler();
      await handle(wide, stream, take(by), someContext());
      await handle(wide, stream, bringBack(by), someContext());
    }
    const events = await log.store.readStream(stream);
    const { wanted, found } = links(events);
    expect(events).toHaveLength(6);
    expect(found).toEqual(wanted);
  });

  it('holds under two writers at once', async () => {
    const stream = newStream();
    const writers = [log.newHandler(), log.newHandler()];
    await Promise.all(
      writers.flatMap(({ handle }, w) =>
        Array.from({ length: 25 }, (_, n) =>
          handle(wide, stream, take(`${w}-${n}`), someContext()),
        ),
      ),
    );
    const { wanted, found } = links(await log.store.readStream(stream));
    expect(found).toHaveLength(50);
    expect(found).toEqual(wanted);
  });

  it('breaks where an event was changed', async () => {
    const stream = newStream();
    const { handle } = log.newHandler();
    for (const by of ['anna', 'bob']) await handle(wide, stream, take(by), someContext());
    const [first, second] = await log.store.readStream(stream);
    if (!first) throw new Error('nothing was stored');
    const forged = { ...first, data: { by: 'mallory' } };
    expect(eventHash(forged)).not.toBe(second?.metadata.previousHash);
  });
});

describe('what is written beside an event', () => {
  it('says who asked for what, when, and by which version', async () => {
    const stream = newStream();
    const context = { ...someContext(), causationId: randomUUID(), requestHash: 'abc' };
    await log.newHandler().handle(wide, stream, take('anna'), context);
    const [stored] = await log.store.readStream(stream);
    expect(stored?.metadata).toEqual({
      ...context,
      command: 'TakeOne',
      schemaVersion: 1,
      recordedAt: NOW,
      previousHash: null,
    });
  });

  it('tells for the whole stream who began it, and with which request', async () => {
    const stream = newStream();
    const began = { ...someContext(), requestHash: 'the first request' };
    const { handle } = log.newHandler();
    const first = await handle(wide, stream, take('anna'), began);
    const second = await handle(wide, stream, take('bob'), someContext());
    const elsewhere = await log.newHandler().load(wide, stream);
    for (const { origin } of [first, second, elsewhere]) expect(origin).toMatchObject(began);
  });

  it('is nothing for a stream that nobody began', async () => {
    const { load } = log.newHandler();
    expect(await load(wide, newStream())).toMatchObject({ origin: null, lastHash: null });
  });
});
