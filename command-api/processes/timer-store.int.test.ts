import { randomUUID } from 'node:crypto';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { type Position, START } from '@baanpak/infrastructure/event-store/port.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresMailQueue } from '../stores/mail-queue.ts';
import { openStoresForTest, type StoresForTest } from '../testing/stores.ts';
import {
  postgresTimerStore,
  type Timer,
  type TimerChanges,
  type TimerStore,
} from './timer-store.ts';

let stores: StoresForTest;
beforeAll(async () => {
  stores = await openStoresForTest(() => minute(0));
});
afterAll(() => stores.close());

const STORE = randomUUID();
let timerStore: TimerStore;
beforeEach(async () => {
  await stores.pool.query('TRUNCATE command.process_checkpoints, command.process_timers');
  timerStore = postgresTimerStore(stores.pool, STORE);
});

const at = (commit: number, prepare = 1): Position => ({
  commit: BigInt(commit),
  prepare: BigInt(prepare),
});

const timer = (key: string, due: number, everyMs: number | null = null): Timer => ({
  key,
  due: minute(due),
  everyMs,
  process: 'expire-unpaid',
  cause: { eventId: randomUUID(), correlationId: 'corr', step: 2 },
  command: { type: 'LapseHold', data: { uid: key } },
  queue: 'local',
  failures: 0,
});
const changes = (...timers: readonly Timer[]): TimerChanges =>
  new Map(timers.map((one) => [one.key, one]));
const keysDue = async (by: number) =>
  (await timerStore.due('local', minute(by), 100)).map(({ key }) => key);

describe('how far the processes have read', () => {
  it('is nowhere at first, and then where they were moved to, for the next runner too', async () => {
    expect(await timerStore.position()).toEqual(START);
    await timerStore.moveOn(START, at(5), { timers: new Map() });
    await timerStore.moveOn(at(5), at(2 ** 53, 7), { timers: new Map() });
    expect(await postgresTimerStore(stores.pool, STORE).position()).toEqual(at(2 ** 53, 7));
  });

  it('means nothing in another log', async () => {
    await timerStore.moveOn(START, at(5), { timers: new Map() });
    const elsewhere = postgresTimerStore(stores.pool, randomUUID());
    await expect(elsewhere.position()).rejects.toThrow('another event log');
    await expect(elsewhere.moveOn(at(5), at(6), { timers: new Map() })).rejects.toThrow(
      'Another process',
    );
  });

  it('is moved by one of two runners who both think they are alone', async () => {
    const other = postgresTimerStore(stores.pool, STORE);
    const begun = await Promise.allSettled([
      timerStore.moveOn(START, at(5), { timers: new Map() }),
      other.moveOn(START, at(5), { timers: new Map() }),
    ]);
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await timerStore.moveOn(at(5), at(9), { timers: new Map() });
    await expect(other.moveOn(at(5), at(7), { timers: new Map() })).rejects.toThrow(
      'Another process',
    );
    expect(await timerStore.position()).toEqual(at(9));
  });
});

describe('timers', () => {
  it('are kept with the checkpoint, and come when they are due, the longest due first', async () => {
    await timerStore.moveOn(START, at(1), {
      timers: changes(timer('b', 20), timer('a', 10), timer('c', 30)),
    });
    expect(await keysDue(9)).toEqual([]);
    expect(await keysDue(20)).toEqual(['a', 'b']);
    expect((await timerStore.due('local', minute(30), 1)).map(({ key }) => key)).toEqual(['a']);
    expect(await timerStore.nextDue('local')).toBe(minute(10));
  });

  it('of the ledger have a queue of their own, so that nothing waits for them', async () => {
    const slow: Timer = { ...timer('ledger:a', 5), queue: 'ledger' };
    await timerStore.moveOn(START, at(1), { timers: changes(slow, timer('a', 10)) });
    expect(await keysDue(20)).toEqual(['a']);
    expect(await timerStore.nextDue('local')).toBe(minute(10));
    expect(await timerStore.due('ledger', minute(20), 9)).toEqual([slow]);
    expect(await timerStore.nextDue('ledger')).toBe(minute(5));
  });

  it('come back as they were set', async () => {
    const set = timer('a', 10, 20_000);
    await timerStore.moveOn(START, at(1), { timers: changes(set) });
    expect(await timerStore.due('local', minute(10), 1)).toEqual([set]);
  });

  it('that an older version set have the commands of today', async () => {
    const data = { bookingIds: ['b'], happenedAt: minute(1) };
    const former = { type: 'SendLetter', data: { letter: 'paid', ...data } };
    await timerStore.moveOn(START, at(1), { timers: changes(timer('a', 10)) });
    await stores.pool.query('UPDATE command.process_timers SET command = $1', [former]);
    const [found] = await timerStore.due('local', minute(10), 1);
    expect(found?.command).toEqual({ type: 'SendMail', data: { template: 'paid', ...data } });
  });

  it('are gone when forgotten, and there is no next one', async () => {
    await timerStore.moveOn(START, at(1), { timers: changes(timer('a', 10)) });
    await timerStore.moveOn(at(1), at(2), { timers: new Map([['a', 'forgotten']]) });
    expect(await keysDue(99)).toEqual([]);
    expect(await timerStore.nextDue('local')).toBeNull();
  });

  it('set again take the place of those with the same key', async () => {
    await timerStore.moveOn(START, at(1), { timers: changes(timer('a', 10)) });
    await timerStore.moveOn(at(1), at(2), { timers: changes(timer('a', 40, 20_000)) });
    expect(await keysDue(30)).toEqual([]);
    expect(await timerStore.due('local', minute(40), 9)).toMatchObject([
      { key: 'a', everyMs: 20_000 },
    ]);
  });

  it('are not touched by a runner that was overtaken', async () => {
    await timerStore.moveOn(START, at(1), { timers: changes(timer('a', 10)) });
    await timerStore.moveOn(at(1), at(3), { timers: new Map() });
    const late = new Map<string, Timer | 'forgotten'>([
      ['a', 'forgotten'],
      ['b', timer('b', 10)],
    ]);
    await expect(timerStore.moveOn(at(1), at(2), { timers: late })).rejects.toThrow(
      'Another process',
    );
    expect(await keysDue(10)).toEqual(['a']);
  });

  it('that came due are deleted, or postponed', async () => {
    const [once, again] = [timer('a', 10), timer('b', 10, 20_000)];
    await timerStore.moveOn(START, at(1), { timers: changes(once, again) });
    await timerStore.settle([
      { timer: once, next: null },
      { timer: again, next: { ...again, due: minute(15), failures: 1 } },
    ]);
    expect(await keysDue(14)).toEqual([]);
    expect(await keysDue(15)).toEqual(['b']);
  });

  it('set again while they were carried out stay as they were set', async () => {
    const [first, second] = [timer('a', 10), timer('b', 10)];
    await timerStore.moveOn(START, at(1), { timers: changes(first, second) });
    await timerStore.moveOn(at(1), at(2), { timers: changes(timer('a', 20), timer('b', 20)) });
    await timerStore.settle([
      { timer: first, next: null },
      { timer: second, next: { ...second, due: minute(90) } },
    ]);
    expect(await keysDue(20)).toEqual(['a', 'b']);
  });
});

describe('mails that are due', () => {
  const mail = (id: string, template: 'held' | 'paid' = 'held') => ({
    id,
    mail: { template, bookingIds: [id], happenedAt: minute(1) },
    now: minute(1),
  });
  const queued = () =>
    postgresMailQueue(stores.pool, stores.pool)
      .due(minute(2), 9)
      .then((mails) => mails.map(({ id, mail: { template } }) => [id, template]));
  beforeEach(async () => {
    await stores.pool.query('TRUNCATE command.mails');
  });

  it('are queued as the checkpoint moves, each once', async () => {
    const timers = new Map();
    await timerStore.moveOn(START, at(1), { timers, mails: [mail('a'), mail('a'), mail('b')] });
    await timerStore.moveOn(at(1), at(2), { timers, mails: [mail('b', 'paid'), mail('c')] });
    expect(await queued()).toEqual([
      ['a', 'held'],
      ['b', 'held'],
      ['c', 'held'],
    ]);
  });

  it('are not queued by a runner that was overtaken', async () => {
    await timerStore.moveOn(START, at(1), { timers: new Map() });
    const late = timerStore.moveOn(at(5), at(6), { timers: new Map(), mails: [mail('a')] });
    await expect(late).rejects.toThrow('Another process');
    expect(await queued()).toEqual([]);
  });
});
