import { randomUUID } from 'node:crypto';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { HOUR, type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { event, positionOf } from '@baanpak/infrastructure/event-store/contract-suite/given.ts';
import { openEventStoreDb } from '@baanpak/infrastructure/event-store/eventstoredb/event-store-db.ts';
import { startProtocolServer } from '@baanpak/infrastructure/event-store/eventstoredb/protocol-server/server.ts';
import {
  type EventStore,
  type LastEvent,
  lastEventOf,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import {
  adoptRestoredLog,
  isRestoredLog,
} from '@baanpak/infrastructure/event-store/postgres/restored-log.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  assertCheckpointOfLog,
  postgresTimerStore,
  type Timer,
} from '../../processes/timer-store.ts';
import { type KeyedRequest, postgresIdempotencyKeys } from '../../stores/idempotency-keys.ts';
import { openStoresForTest, type StoresForTest } from '../../testing/stores.ts';
import { adoptKeys, dropLostKeys } from './idempotency-keys.ts';
import { adoptProcessCheckpoint, restoreProcesses } from './process-checkpoint.ts';
import {
  goBackToRestorePoint,
  keepRestorePoint,
  pruneRestorePoints,
  restorePointsOf,
} from './restore-points.ts';
import { dropStraySnapshots } from './snapshots.ts';

let stores: StoresForTest;
beforeEach(async () => {
  stores = await openStoresForTest(() => minute(0));
});
afterEach(() => stores.close());

async function append(store: EventStore, ...streams: readonly string[]): Promise<Position[]> {
  const positions: Position[] = [];
  for (const stream of streams)
    positions.push(positionOf(await store.append(stream, 'no-stream', [event()])));
  return positions;
}

const timerOf = (key: string, due: Instant): Timer => ({
  ...{ key, due, everyMs: null, process: 'expire-unpaid' },
  cause: { eventId: 'e', correlationId: 'c', step: 0 },
  command: { type: 'LapseHold', data: { uid: 'u' } },
  queue: 'local',
  failures: 0,
});

const keyAndDue = ({ key, due }: Timer): string => `${key} ${due}`;

async function rowsOf(table: string): Promise<number> {
  const { rows } = await stores.pool.query<{ count: number }>(
    `SELECT count(*)::integer FROM ${table}`,
  );
  return rows[0]?.count ?? 0;
}

/** The processes were as far as that, and mean to do something later. */
async function processesAt(store: EventStore, position: Position, last?: LastEvent) {
  const timerStore = postgresTimerStore(stores.pool, await store.storeId());
  const timer = timerOf('lapse', minute(9));
  await timerStore.moveOn(START, position, { timers: new Map([[timer.key, timer]]) }, last);
  return timerStore;
}

const assertOf = (store: EventStore) => assertCheckpointOfLog(stores.pool, store);

const losesTail = () =>
  stores.pool.query(
    'DELETE FROM events.events WHERE position = (SELECT max(position) FROM events.events)',
  );

it('processes that are within the log go on where they were', async () => {
  const [first = START] = await append(stores.store, 'a', 'b');
  const timerStore = await processesAt(stores.store, first);
  await assertOf(stores.store);
  expect(await restoreProcesses(stores.pool, stores.store)).toEqual({ go: 'on' });
  expect(await timerStore.position()).toEqual(first);
  expect(await timerStore.nextDue('local')).toBe(minute(9));
});

it('processes ahead of a log that lost its end are refused at boot, and restored begin again, timers too', async () => {
  const [, second = START] = await append(stores.store, 'a', 'b');
  const timerStore = await processesAt(stores.store, second);
  await losesTail();
  await expect(assertOf(stores.store)).rejects.toThrow('npm run restore');
  expect(await restoreProcesses(stores.pool, stores.store)).toEqual({ go: 'anew' });
  expect(await timerStore.position()).toEqual(START);
  expect(await timerStore.nextDue('local')).toBeNull();
  await assertOf(stores.store);
  expect(await restoreProcesses(stores.pool, stores.store)).toEqual({ go: 'on' });
});

it('processes whose last event is gone begin again, though the log has grown past them', async () => {
  await append(stores.store, 'a', 'b');
  const last = lastEventOf(await stores.store.readStream('b'));
  await losesTail();
  const [, third = START] = await append(stores.store, 'c', 'd');
  const timerStore = await processesAt(stores.store, third, last);
  await expect(assertOf(stores.store)).rejects.toThrow('is not in the event log any more');
  expect(await restoreProcesses(stores.pool, stores.store)).toEqual({ go: 'anew' });
  expect(await timerStore.place()).toEqual({ position: START });
});

describe('a restore point', () => {
  /** At `b` the processes had a timer, which what followed `c` forgot; `c` is lost, and `d` stands in its place. */
  async function lostBehindRestorePoint() {
    const [first = START] = await append(stores.store, 'a', 'b');
    const [a, b] = await Promise.all(['a', 'b'].map((name) => stores.store.readStream(name)));
    const timerStore = await processesAt(stores.store, first, lastEventOf(a ?? []));
    await keepRestorePoint(stores.pool, stores.store, minute(1));
    const [third = START] = await append(stores.store, 'c');
    const c = lastEventOf(await stores.store.readStream('c'));
    await timerStore.moveOn(first, third, { timers: new Map([['lapse', 'forgotten']]) }, c);
    await keepRestorePoint(stores.pool, stores.store, minute(2));
    await losesTail();
    await append(stores.store, 'd', 'e');
    return { timerStore, first, a: lastEventOf(a ?? []), b: lastEventOf(b ?? []), c };
  }

  it('is gone back to where its end of the log is there, timers and all, though later events are lost', async () => {
    const { timerStore, first, a, b } = await lostBehindRestorePoint();
    expect(await timerStore.nextDue('local')).toBeNull();
    expect(await restoreProcesses(stores.pool, stores.store)).toMatchObject({
      go: 'back',
      to: { madeAt: minute(1), logEnd: b },
    });
    expect(await timerStore.place()).toEqual({ position: first, last: a });
    expect(await timerStore.due('local', minute(9), 9)).toMatchObject([
      { key: 'lapse', due: minute(9), command: { type: 'LapseHold', data: { uid: 'u' } } },
    ]);
    expect(await restoreProcesses(stores.pool, stores.store)).toEqual({ go: 'on' });
  });

  it('is gone back to where what the processes met is there, but not all they did', async () => {
    const [first = START] = await append(stores.store, 'a');
    const last = lastEventOf(await stores.store.readStream('a'));
    await processesAt(stores.store, first, last);
    await keepRestorePoint(stores.pool, stores.store, minute(1));
    const lost = { id: randomUUID(), stream: 'b', revision: 0 }; // what followed `a`
    expect(await restoreProcesses(stores.pool, stores.store, last)).toEqual({ go: 'on' });
    expect(await restoreProcesses(stores.pool, stores.store, lost)).toMatchObject({ go: 'back' });
  });

  it('has timers as they were, whether they were changed, forgotten or set since', async () => {
    const [first = START, second = START] = await append(stores.store, 'a', 'b');
    const timers = postgresTimerStore(stores.pool, await stores.store.storeId());
    const set = (key: string, at: number) => [key, timerOf(key, minute(at))] as const;
    const noted = async () => (await timers.due('local', minute(99), 99)).map(keyAndDue).sort();
    await timers.moveOn(START, first, { timers: new Map([set('a', 1), set('b', 2), set('c', 3)]) });
    const before = await noted();
    await keepRestorePoint(stores.pool, stores.store, minute(1));
    const changes = new Map<string, Timer | 'forgotten'>([
      ...[set('a', 9), set('d', 4)],
      ['b', 'forgotten'],
    ]);
    await timers.moveOn(first, second, { timers: changes });
    const later = await noted();
    for (const at of [2, 3]) await keepRestorePoint(stores.pool, stores.store, minute(at));
    // as many as were set: those that stay as they are are not saved again
    expect(await rowsOf('command.timers_of_points')).toBe(5);
    const [newest, , oldest] = await restorePointsOf(stores.pool, await stores.store.storeId());
    if (!newest || !oldest) throw new Error('Three points were made');

    await goBackToRestorePoint(stores.pool, newest, second);
    expect(await noted()).toEqual(later);
    await goBackToRestorePoint(stores.pool, oldest, first);
    expect(await noted()).toEqual(before);
    await keepRestorePoint(stores.pool, stores.store, minute(4));
    await timers.moveOn(first, second, { timers: new Map([set('c', 8)]) });
    const [again] = await restorePointsOf(stores.pool, await stores.store.storeId());
    if (!again) throw new Error('A point was made');
    await goBackToRestorePoint(stores.pool, again, first);
    expect(await noted()).toEqual(before);
  });

  it('has its timers where the first version of restore points made it', async () => {
    const [first = START] = await append(stores.store, 'a');
    const timers = await processesAt(stores.store, first);
    await keepRestorePoint(stores.pool, stores.store, minute(1));
    await stores.pool.query(`UPDATE command.restore_points
      SET timers = (SELECT jsonb_agg(timer) FROM command.process_timers timer)`);
    await stores.pool.query('DELETE FROM command.process_timers');
    const [point] = await restorePointsOf(stores.pool, await stores.store.storeId());
    if (!point) throw new Error('A point was made');
    await goBackToRestorePoint(stores.pool, point, first);
    expect(await timers.nextDue('local')).toBe(minute(9));
  });

  it('is not there where none of them has its end in the log', async () => {
    await lostBehindRestorePoint();
    await stores.pool.query(`DELETE FROM events.events WHERE stream = 'b'`);
    expect(await restoreProcesses(stores.pool, stores.store)).toEqual({ go: 'anew' });
  });

  it('is kept for a day, then one a day for a month', async () => {
    const [first = START] = await append(stores.store, 'a');
    await processesAt(stores.store, first);
    const start = Date.parse('2027-01-01T00:30:00Z');
    const at = (hours: number) => instant(start + hours * HOUR);
    for (let hours = 0; hours < 24 * 40; hours += 4)
      await keepRestorePoint(stores.pool, stores.store, at(hours));
    await pruneRestorePoints(stores.pool, at(24 * 40));
    const points = await restorePointsOf(stores.pool, await stores.store.storeId());
    const recent = points.filter(({ madeAt }) => madeAt > at(24 * 39 - 3));
    expect(recent).toHaveLength(6);
    expect(points).toHaveLength(6 + 34);
  });

  it('takes its timers along when it goes, but for those of another', async () => {
    const [first = START, second = START] = await append(stores.store, 'a', 'b');
    const timers = await processesAt(stores.store, first);
    for (const at of [1, 2]) await keepRestorePoint(stores.pool, stores.store, minute(at));
    await timers.moveOn(first, second, { timers: new Map([['lapse', 'forgotten']]) });
    await keepRestorePoint(stores.pool, stores.store, minute(3));
    await pruneRestorePoints(stores.pool, minute(4));
    expect(await rowsOf('command.timers_of_points')).toBe(1);
    await stores.pool.query(`DELETE FROM command.restore_points WHERE made_at < '${minute(3)}'`);
    await pruneRestorePoints(stores.pool, minute(4));
    expect(await rowsOf('command.timers_of_points')).toBe(0);
  });
});

it('processes go on behind the last event they met, for what they looked at behind it may be another now', async () => {
  const [first = START, second = START] = await append(stores.store, 'a', 'b');
  const last = lastEventOf(await stores.store.readStream('a'));
  const timerStore = await processesAt(stores.store, second, last);
  expect(await restoreProcesses(stores.pool, stores.store)).toEqual({ go: 'on' });
  expect(await timerStore.place()).toEqual({ position: first, last });
});

it('processes of another log are neither run nor restored', async () => {
  const [first = START] = await append(stores.store, 'a');
  await processesAt(stores.store, first);
  const other = { ...stores.store, storeId: async () => 'another' };
  await expect(assertOf(other)).rejects.toThrow('another event log');
  await expect(restoreProcesses(stores.pool, other)).rejects.toThrow('another event log');
});

it.each([
  ['go along into a log that is adopted', 0, { commit: 0n, prepare: 1n }],
  ['begin anew where they are ahead of it', 1, START],
  ['begin anew where nothing of it is before them', -1, START],
])('processes %s', async (_, at, expected) => {
  const positions = await append(stores.store, 'a', 'b');
  const { commit, prepare } = positions[at] ?? { commit: -(10n ** 12n), prepare: 1n };
  await processesAt(stores.store, { commit: commit + 10n ** 12n, prepare });
  if (at === 1) await losesTail();
  await stores.pool.query(
    `UPDATE events.events SET transaction_id = (transaction_id::text::bigint + 1e12)::text::xid8`,
  );
  expect(await isRestoredLog(stores.pool)).toBe(true);
  const storeId = await adoptRestoredLog({ pool: stores.pool, alongside: adoptProcessCheckpoint });
  expect(await isRestoredLog(stores.pool)).toBe(false);
  expect(await restoreProcesses(stores.pool, stores.store)).toEqual({ go: 'on' });
  const timerStore = postgresTimerStore(stores.pool, storeId);
  expect(await timerStore.position()).toEqual(expected);
  await timerStore.moveOn(expected, { commit: 0n, prepare: 2n }, { timers: new Map() });
});

it('processes ahead of an EventStoreDB that is shorter now begin again', async () => {
  const server = await startProtocolServer();
  const store = await openEventStoreDb({ url: server.url });
  onTestFinished(async () => {
    await store.close();
    server.stop();
  });
  const [first = START] = await append(store, 'a');
  await processesAt(store, { commit: first.commit + 1_000n, prepare: first.prepare + 1_000n });
  await expect(assertOf(store)).rejects.toThrow('npm run restore');
  expect(await restoreProcesses(stores.pool, store)).toEqual({ go: 'anew' });
  await assertOf(store);
});

it('snapshots that stand on no event of the log are dropped, and no others', async () => {
  await append(stores.store, 'short', 'other', 'same');
  const hashOf = async (stream: string) => {
    const [first] = await stores.store.readStream(stream);
    return first ? eventHash(first) : '';
  };
  for (const [stream, revision, hash] of [
    ['gone', 0, 'f'],
    ['short', 7, await hashOf('short')],
    ['other', 0, 'f'],
    ['same', 0, await hashOf('same')],
  ])
    await stores.pool.query(
      `INSERT INTO command.snapshots (stream, decider_version, revision, event_hash, state)
       VALUES ($1, 1, $2, $3, '{}')`,
      [stream, revision, hash],
    );
  expect(await dropStraySnapshots(stores.pool, stores.store)).toBe(3);
  const { rows } = await stores.pool.query('SELECT stream FROM command.snapshots');
  expect(rows).toEqual([{ stream: 'same' }]);
  expect(await dropStraySnapshots(stores.pool, stores.store)).toBe(0);
});

describe('requests with an idempotency key', () => {
  const requestAt = async (position: Position) => {
    const request = { id: randomUUID(), bodyHash: 'hash', commandId: randomUUID() };
    await postgresIdempotencyKeys(stores.pool, stores.store).finish(request, position);
    return request;
  };
  const standing = async (request: KeyedRequest) =>
    (await postgresIdempotencyKeys(stores.pool, stores.store).begin(request)).is;

  /** Its event is in the log. */
  async function requestDone(stream: string) {
    const commandId = randomUUID();
    const written = { ...event(), metadata: { commandId } };
    const position = positionOf(await stores.store.append(stream, 'no-stream', [written]));
    const request = { id: randomUUID(), bodyHash: 'hash', commandId };
    await postgresIdempotencyKeys(stores.pool, stores.store).finish(request, position);
    return request;
  }

  it.each([
    ['', []],
    [', though it has grown past them', ['c', 'd']],
  ])('are forgotten where their events were lost with the end of the log%s', async (_, others) => {
    const [kept, lost] = [await requestDone('a'), await requestDone('b')];
    await losesTail();
    await append(stores.store, ...others);
    expect(await dropLostKeys(stores.pool, stores.store)).toBe(1);
    expect([await standing(kept), await standing(lost)]).toEqual(['done', 'begun']);
    expect(await dropLostKeys(stores.pool, stores.store)).toBe(0);
  });

  it('are kept where their events are not readable yet, for another transaction of the server is under way', async () => {
    const other = await stores.pool.connect();
    await other.query('BEGIN; SELECT pg_current_xact_id()');
    const [kept, lost] = [await requestDone('a'), await requestDone('b')];
    await losesTail();
    const readAll = vi.fn(stores.store.readAll);
    const dropped = dropLostKeys(stores.pool, { ...stores.store, readAll });
    await vi.waitFor(() => expect(readAll.mock.calls.length).toBeGreaterThan(1));
    await other.query('COMMIT');
    other.release();
    expect(await dropped).toBe(1);
    expect([await standing(kept), await standing(lost)]).toEqual(['done', 'begun']);
  });

  it('are not touched where their events stay unreadable, and an operator is told why', async () => {
    const other = await stores.pool.connect();
    await other.query('BEGIN; SELECT pg_current_xact_id()');
    const kept = await requestDone('a');
    await expect(dropLostKeys(stores.pool, stores.store, 100)).rejects.toThrow(
      'a transaction on its server is still under way',
    );
    await other.query('COMMIT');
    other.release();
    expect(await standing(kept)).toBe('done');
  });

  it('go along into a log that is adopted, but for those that are not in it', async () => {
    const [first = START, second = START] = await append(stores.store, 'a', 'b');
    const ahead = ({ commit, prepare }: Position) => ({ commit: commit + 10n ** 12n, prepare });
    const [kept, lost] = [await requestAt(ahead(first)), await requestAt(ahead(second))];
    await losesTail();
    await stores.pool.query(
      `UPDATE events.events SET transaction_id = (transaction_id::text::bigint + 1e12)::text::xid8`,
    );
    await adoptRestoredLog({ pool: stores.pool, alongside: adoptKeys });
    expect([await standing(kept), await standing(lost)]).toEqual(['done', 'begun']);
    expect(await dropLostKeys(stores.pool, stores.store)).toBe(0);
  });
});
