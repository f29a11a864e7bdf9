import { expect, it } from 'vitest';
import { AppendTooLarge } from '../port.ts';
import { event, events, newStream, positionOf } from './given.ts';
import type { Current } from './log-under-test.ts';

export function appendingCases(current: Current) {
  expectedRevisionCases(current);
  racingCases(current);
  severalEventsCases(current);
  sizeCases(current);
  severalStreamsCases(current);
}

function expectedRevisionCases(current: Current) {
  it('starts a stream only where there is none', async () => {
    const { store } = current();
    const stream = newStream();
    expect(await store.append(stream, 'no-stream', [event()])).toMatchObject({
      outcome: 'appended',
      revision: 0,
    });
    expect(await store.append(stream, 'no-stream', [event()])).toEqual({
      outcome: 'conflict',
      revision: 0,
    });
  });

  it.each([
    ['the last revision', 2, { outcome: 'appended', revision: 3 }],
    ['an older revision', 1, { outcome: 'conflict', revision: 2 }],
    ['the first revision', 0, { outcome: 'conflict', revision: 2 }],
    ['a revision yet to come', 3, { outcome: 'conflict', revision: 2 }],
    ['a revision far ahead', 99, { outcome: 'conflict', revision: 2 }],
    ['no stream', 'no-stream', { outcome: 'conflict', revision: 2 }],
  ] as const)('compares what the writer saw: %s', async (_, expected, answer) => {
    const { store } = current();
    const stream = newStream();
    await store.append(stream, 'no-stream', events(3));
    expect(await store.append(stream, expected, [event()])).toMatchObject(answer);
    expect(await store.readStream(stream)).toHaveLength(answer.outcome === 'appended' ? 4 : 3);
  });

  it('tells that a stream does not exist when a revision was expected', async () => {
    const { store } = current();
    const stream = newStream();
    expect(await store.append(stream, 0, [event()])).toEqual({
      outcome: 'conflict',
      revision: 'no-stream',
    });
    expect(await store.readStream(stream)).toEqual([]);
  });
}

function racingCases(current: Current) {
  it('lets one of many writers win, in this process and another', async () => {
    const { log, store } = current();
    const other = await log.open();
    const stream = newStream();
    await store.append(stream, 'no-stream', [event()]);
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 ? store : other).append(stream, 0, [event()])),
    );
    await other.close();
    expect(results.filter(({ outcome }) => outcome === 'appended')).toHaveLength(1);
    expect(results.every(({ revision }) => revision === 1)).toBe(true);
    expect(await store.readStream(stream)).toHaveLength(2);
  });

  it('takes the same events again as the same append, though the stream went on', async () => {
    const { log, store } = current();
    const stream = newStream();
    await store.append(stream, 'no-stream', [event()]);
    const again = events(2);
    const first = await store.append(stream, 0, again);
    expect(await store.append(stream, 0, again)).toEqual(first);
    await store.append(stream, 2, [event()]);
    const other = await log.open();
    expect(await other.append(stream, 0, again)).toEqual(first);
    await other.close();
    expect(await store.readStream(stream)).toHaveLength(4);
  });

  it('takes the same events at once as one append', async () => {
    const { store } = current();
    const stream = newStream();
    const same = events(2);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => store.append(stream, 'no-stream', same)),
    );
    expect(new Set(results.map((result) => String(positionOf(result).prepare))).size).toBe(1);
    expect(await store.readStream(stream)).toHaveLength(2);
  });
}

function severalEventsCases(current: Current) {
  it('appends several events all or not at all', async () => {
    const { store } = current();
    for (let round = 0; round < 20; round++) {
      const stream = newStream();
      const [pair, single] = await Promise.all([
        store.append(stream, 'no-stream', events(2)),
        store.append(stream, 'no-stream', events(1)),
      ]);
      expect(single.outcome).toBe(pair.outcome === 'appended' ? 'conflict' : 'appended');
      const left = await store.readStream(stream);
      expect(left).toHaveLength(pair.outcome === 'appended' ? 2 : 1);
    }
  });

  it('leaves nothing of two events that lose to one', async () => {
    const { store } = current();
    const stream = newStream();
    await store.append(stream, 'no-stream', [event('Winner')]);
    expect(await store.append(stream, 'no-stream', events(2))).toMatchObject({
      outcome: 'conflict',
    });
    expect((await store.readStream(stream)).map(({ type }) => type)).toEqual(['Winner']);
  });
}

function sizeCases(current: Current) {
  it.each([1.1, 20])('refuses %f MB at once, and writes nothing', async (megabytes) => {
    const { store } = current();
    const stream = newStream();
    const large = event('Large', { text: 'x'.repeat(megabytes * 1_000_000) });
    await expect(store.append(stream, 'no-stream', [event(), large])).rejects.toBeInstanceOf(
      AppendTooLarge,
    );
    const appends = [{ stream, expected: 'no-stream', events: [large] }] as const;
    await expect(store.appendInOrder(appends)).rejects.toBeInstanceOf(AppendTooLarge);
    expect(await store.readStream(stream)).toEqual([]);
  });

  it('takes almost a megabyte', async () => {
    const { store } = current();
    const stream = newStream();
    const text = 'ก'.repeat(320_000);
    await store.append(stream, 'no-stream', [event('Large', { text })]);
    expect((await store.readStream(stream))[0]?.data).toEqual({ text });
  });
}

function severalStreamsCases(current: Current) {
  it('appends to several streams in the order asked for, whatever their names', async () => {
    const { store } = current();
    const streams = [newStream('c'), newStream('a'), newStream('b')] as const;
    const [first, second, third] = [event('First'), events(2), event('Third')];
    const appends = [
      { stream: streams[0], expected: 'no-stream', events: [first] },
      { stream: streams[1], expected: 'no-stream', events: second },
      { stream: streams[2], expected: 'no-stream', events: [third] },
    ] as const;
    const { outcome, written } = await store.appendInOrder(appends);
    expect(outcome).toBe('appended');
    expect(written.map(({ revision }) => revision)).toEqual([0, 1, 0]);
    const ids = [first, ...second, third].map(({ id }) => id);
    // other transactions on the same server may hold back the log's end for a moment
    const inTheLog = async () => {
      const { events } = await store.readAll({ limit: 10_000 });
      return events.map(({ id }) => id).filter((id) => ids.includes(id));
    };
    await expect.poll(inTheLog).toEqual(ids);
    expect(await store.appendInOrder(appends)).toEqual({ outcome, written });
  });

  it('appends nothing behind a conflict, and tells what stands', async () => {
    const { store } = current();
    const [before, taken, behind] = [newStream(), newStream(), newStream()];
    await store.append(taken, 'no-stream', [event('Winner')]);
    const { outcome, written } = await store.appendInOrder(
      [before, taken, behind].map((stream) => ({
        stream,
        expected: 'no-stream',
        events: events(2),
      })),
    );
    expect(outcome).toBe('conflict');
    if (store.writesAllOrNone) expect(written).toEqual([]);
    expect(await store.readStream(before)).toHaveLength(2 * written.length);
    expect(await store.readStream(taken)).toHaveLength(1);
    expect(await store.readStream(behind)).toEqual([]);
  });

  it('lets one of many win two streams, named in either order', async () => {
    const { log, store } = current();
    const other = await log.open();
    const pair = [newStream(), newStream()];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? store : other).appendInOrder(
          (n % 3 ? pair : pair.toReversed()).map((stream) => ({
            stream,
            expected: 'no-stream',
            events: [event()],
          })),
        ),
      ),
    );
    await other.close();
    expect(results.filter(({ outcome }) => outcome === 'appended').length).toBeLessThanOrEqual(1);
    for (const stream of pair) expect((await store.readStream(stream)).length).toBeLessThan(2);
  });
}
