import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { comparePositions, LogLostItsEnd, type Position, START } from '../port.ts';
import { follow } from './follower.ts';
import { event, events, newStream, only, positionOf } from './given.ts';
import type { Current } from './log-under-test.ts';
import { until } from './until.ts';

export function subscribingCases(current: Current) {
  backlogCases(current);
  orderCases(current);
  positionCases(current);
  aheadCases(current);
  stoppingCases(current);
}

function backlogCases(current: Current) {
  it('hands over the backlog, then says that it caught up, then what happens', async () => {
    const { store } = current();
    const prefix = newStream('backlog');
    await store.append(`${prefix}-a`, 'no-stream', events(30));
    const follower = follow(store, { ...only(prefix), batchSize: 10 });
    await until(follower.isCaughtUp);
    expect(follower.events()).toHaveLength(30);
    const before = follower.batches.findIndex(({ caughtUp }) => caughtUp);
    expect(follower.batches.slice(0, before + 1).flatMap((batch) => batch.events)).toHaveLength(30);
    await store.append(`${prefix}-b`, 'no-stream', [event('Later')]);
    await until(() => follower.events().length === 31);
    expect(follower.events().at(-1)?.type).toBe('Later');
    expect(follower.batches.every((batch) => batch.events.length <= 10)).toBe(true);
    await follower.stop();
  });

  it('says that it caught up though there is nothing to hand over', async () => {
    const { store } = current();
    const follower = follow(store, only(newStream('nothing')));
    await until(follower.isCaughtUp);
    expect(follower.events()).toEqual([]);
    await follower.stop();
  });

  it('hears of what another process appends', async () => {
    const { log, store } = current();
    const other = await log.open();
    const stream = newStream('other');
    const follower = follow(store, only(stream));
    await until(follower.isCaughtUp);
    await other.append(stream, 'no-stream', [event()]);
    await until(() => follower.events().length === 1);
    await Promise.all([follower.stop(), other.close()]);
  });
}

function orderCases(current: Current) {
  it('hands over every event once and in order while many write', async () => {
    const { log, store } = current();
    const other = await log.open();
    const prefix = newStream('busy');
    const follower = follow(store, only(prefix));
    await Promise.all(
      Array.from({ length: 10 }, async (_, writer) => {
        const through = writer % 2 ? store : other;
        for (let n = 0; n < 20; n++)
          await through.append(`${prefix}-${writer}`, n === 0 ? 'no-stream' : n - 1, [event()]);
      }),
    );
    await until(() => follower.events().length >= 200);
    await Promise.all([follower.stop(), other.close()]);
    const handed = follower.events();
    expect(new Set(handed.map(({ id }) => id)).size).toBe(200);
    for (const [i, { position }] of handed.entries())
      expect(comparePositions(position, handed[i - 1]?.position ?? START)).toBe(1);
    for (let writer = 0; writer < 10; writer++)
      expect(
        handed.filter(({ stream }) => stream === `${prefix}-${writer}`).map((e) => e.revision),
      ).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('shows the very positions that the appends answered, repeats included', async () => {
    const { store } = current();
    const prefix = newStream('position');
    const pair = events(2);
    const single = positionOf(await store.append(`${prefix}-a`, 'no-stream', [event()]));
    const double = positionOf(await store.append(`${prefix}-b`, 'no-stream', pair));
    const repeat = positionOf(await store.append(`${prefix}-b`, 'no-stream', pair));
    const follower = follow(store, only(prefix));
    await until(() => follower.events().length === 3);
    await follower.stop();
    const [first, , last] = follower.events();
    expect(first?.position).toEqual(single);
    expect(last?.position).toEqual(double);
    expect(repeat).toEqual(double);
    const read = [`${prefix}-a`, `${prefix}-b`].map((stream) => store.readStream(stream));
    expect((await Promise.all(read)).flat()).toEqual(follower.events());
  });
}

function positionCases(current: Current) {
  it('resumes behind any position it gave', async () => {
    const { store } = current();
    const stream = newStream('resume');
    for (let n = 0; n < 6; n++)
      await store.append(stream, n === 0 ? 'no-stream' : n - 1, [event()]);
    const all = follow(store, { ...only(stream), batchSize: 4 });
    await until(() => all.events().length === 6 && all.isCaughtUp());
    await all.stop();
    const handed = all.events();
    const places = [
      ...handed.map(({ position, revision }) => ({ after: position, left: 5 - revision })),
      { after: all.batches.at(-1)?.position ?? START, left: 0 },
    ];
    for (const { after, left } of places) {
      const resumed = follow(store, { ...only(stream), after });
      await until(() => resumed.events().length >= left && resumed.isCaughtUp());
      await resumed.stop();
      expect(resumed.events()).toEqual(handed.slice(6 - left));
    }
  });

  it('moves on over events that the filter leaves out', async () => {
    const { store } = current();
    const prefix = newStream('wanted');
    const noise = newStream('noise');
    const follower = follow(store, only(prefix));
    await until(follower.isCaughtUp);
    const looked: Position[] = [];
    for (let n = 0; n < 10; n++)
      looked.push(positionOf(await store.append(`${noise}-${n}`, 'no-stream', events(50))));
    const last = looked.at(-1) ?? START;
    await until(() => comparePositions(follower.batches.at(-1)?.position ?? START, last) >= 0);
    expect(follower.events()).toEqual([]);
    const wanted = positionOf(await store.append(`${prefix}-a`, 'no-stream', [event()]));
    await until(() => follower.events().length === 1);
    expect(follower.batches.at(-1)?.position).toEqual(wanted);
    await follower.stop();
  });
}

function aheadCases(current: Current) {
  it('says so where somebody remembers more of the log than there is', async () => {
    const { log } = current();
    const store = await log.open(); // of its own: it may append nothing from then on
    const { commit } = positionOf(await store.append(newStream(), 'no-stream', [event()]));
    const after = { commit: commit + 1_000_000n, prepare: commit + 1_000_000n };
    await expect(follow(store, { after }).ended).rejects.toBeInstanceOf(LogLostItsEnd);
    await store.close();
  });

  it('says so where somebody remembers an event that is not in the log', async () => {
    const { log } = current();
    const store = await log.open();
    const stream = newStream();
    const after = positionOf(await store.append(stream, 'no-stream', events(2)));
    await store.append(newStream(), 'no-stream', [event()]);
    const [first, last] = await store.readStream(stream);
    const lost = { stream, revision: 1, id: first?.id ?? '' };
    const follower = follow(store, { after, last });
    await until(() => follower.events().length > 0);
    await follower.stop();
    await expect(follow(store, { after, last: lost }).ended).rejects.toBeInstanceOf(LogLostItsEnd);
    await store.close();
  });
}

function stoppingCases(current: Current) {
  it('leaves nothing behind when its consumer stops, is told to stop, or fails', async () => {
    const { log, store } = current();
    const stream = newStream('stopped');
    await store.append(stream, 'no-stream', events(3));
    const before = log.subscriptions?.();
    for (let n = 0; n < 5; n++) {
      for await (const batch of store.subscribe({ ...only(stream), signal: never() }))
        if (batch.events.length > 0) break;
      const failing = async () => {
        for await (const batch of store.subscribe({ ...only(stream), signal: never() }))
          if (batch.events.length > 0) throw new Error('the consumer fails');
      };
      await expect(failing()).rejects.toThrow('the consumer fails');
      const follower = follow(store, only(stream));
      await until(follower.isCaughtUp);
      await follower.stop();
    }
    if (log.subscriptions) await until(() => log.subscriptions?.() === before);
  });

  it('ends when it is told to stop while it asks for the head', async () => {
    const { log, store } = current();
    const after = positionOf(await store.append(newStream(), 'no-stream', events(3)));
    const before = log.subscriptions?.();
    log.slow?.(20);
    for (let milliseconds = 0; milliseconds <= 50; milliseconds += 5) {
      const follower = follow(store, { after });
      await wait(milliseconds);
      expect(await Promise.race([follower.stop(), wait(1_500, 'is left alone')])).toBeUndefined();
    }
    log.slow?.(0);
    if (log.subscriptions) await until(() => log.subscriptions?.() === before);
  });

  it('ends at once when its signal was given before', async () => {
    const { store } = current();
    for await (const _ of store.subscribe({ signal: AbortSignal.abort() }))
      throw new Error('Nothing was to be handed over');
  });
}

const never = () => new AbortController().signal;
