import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  comparePositions,
  type EventStore,
  type EventToAppend,
  type ReadStreamOptions,
  type RecordedEvent,
  START,
} from '../port.ts';
import { event, events, newStream, only, positionOf } from './given.ts';
import type { Current } from './log-under-test.ts';
import { until } from './until.ts';

export function readingCases(current: Current) {
  it('reads nothing of a stream that does not exist', async () => {
    const { store } = current();
    expect(await store.readStream(newStream())).toEqual([]);
    expect(await store.readStream(newStream(), { direction: 'backwards', limit: 1 })).toEqual([]);
  });

  it('reads forwards from a revision, and backwards, up to a limit', async () => {
    const { store } = current();
    const stream = newStream();
    await store.append(stream, 'no-stream', events(5));
    const revisions = async (options: ReadStreamOptions) =>
      (await store.readStream(stream, options)).map(({ revision }) => revision);
    expect(await revisions({})).toEqual([0, 1, 2, 3, 4]);
    expect(await revisions({ from: 3 })).toEqual([3, 4]);
    expect(await revisions({ from: 5 })).toEqual([]);
    expect(await revisions({ from: 1, limit: 2 })).toEqual([1, 2]);
    expect(await revisions({ direction: 'backwards', limit: 2 })).toEqual([4, 3]);
    expect(await revisions({ direction: 'backwards', from: 1 })).toEqual([1, 0]);
  });

  it('keeps ids, types, JSON, metadata and Thai text as they were', async () => {
    const { store } = current();
    const stream = newStream('บ้าน');
    const kept: EventToAppend = {
      id: randomUUID(),
      type: 'HotelNamed',
      data: { th: 'บ้านพักริมทะเล 🏝', en: 'Sea "House"\n', none: null, list: [1, 2.5, [], {}, true] },
      metadata: { actor: 'ผู้ดูแล', causation: randomUUID(), version: 1 },
    };
    const position = positionOf(await store.append(stream, 'no-stream', [kept]));
    const recorded = { ...kept, stream, revision: 0, position };
    expect(await store.readStream(stream)).toEqual([recorded]);
  });

  it('names the newest event there is, with its place', async () => {
    const { store } = current();
    const stream = newStream();
    const appended = events(2);
    const position = positionOf(await store.append(stream, 'no-stream', appended));
    const newest = { id: appended.at(-1)?.id, stream, revision: 1, position };
    expect(await store.newest()).toEqual(newest);
    await store.storeId();
    expect(await store.newest()).toEqual(newest);
  });

  it('reads the whole log in pages, in order, every event once', async () => {
    const { store } = current();
    const prefix = newStream('page');
    for (let n = 0; n < 25; n++)
      await store.append(`${prefix}-${n % 5}`, n < 5 ? 'no-stream' : Math.floor(n / 5) - 1, [
        event(),
      ]);
    const last = (await store.readStream(`${prefix}-4`)).at(-1);
    await until(async () => (await readWholeLog(store, prefix)).at(-1)?.id === last?.id);
    const all = await readWholeLog(store, prefix);
    expect(all.map(({ stream, revision }) => `${stream} ${revision}`)).toEqual(
      Array.from({ length: 25 }, (_, n) => `${prefix}-${n % 5} ${Math.floor(n / 5)}`),
    );
    const { events: none, position } = await store.readAll({
      limit: 5,
      after: last?.position ?? START,
      ...only(prefix),
    });
    expect(none).toEqual([]);
    expect(comparePositions(position, last?.position ?? START)).toBeGreaterThanOrEqual(0);
  });
}

async function readWholeLog(store: EventStore, prefix: string) {
  const all: RecordedEvent[] = [];
  let after = START;
  for (;;) {
    const { events: page, position } = await store.readAll({ after, limit: 7, ...only(prefix) });
    all.push(...page);
    if (comparePositions(position, after) === 0) return all;
    after = position;
  }
}
