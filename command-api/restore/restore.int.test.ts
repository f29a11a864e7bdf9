import { randomUUID } from 'node:crypto';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/hash-chain.ts';
import { event, positionOf } from '@baanpak/infrastructure/event-store/contract-suite/given.ts';
import { openEventStoreDb } from '@baanpak/infrastructure/event-store/eventstoredb/event-store-db.ts';
import { startProtocolServer } from '@baanpak/infrastructure/event-store/eventstoredb/protocol-server/server.ts';
import {
  type EventStore,
  type LastEvent,
  lastOf,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import {
  adoptRestoredLog,
  isRestoredLog,
} from '@baanpak/infrastructure/event-store/postgres/restored-log.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type KeyedRequest, postgresKeptRequests } from '../kept-requests.ts';
import { assertCheckpointOfLog, postgresTimerStore } from '../processes/timer-store.ts';
import { openStoresForTest, type StoresForTest } from '../testing/stores.ts';
import { adoptRequests, dropLostRequests } from './kept-requests.ts';
import { adoptProcessCheckpoint, restoreProcessCheckpoint } from './process-checkpoint.ts';
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

/** The processes were as far as that, and mean to do something later. */
async function processesAt(store: EventStore, position: Position, last?: LastEvent) {
  const timerStore = postgresTimerStore(stores.pool, await store.storeId());
  const timer = {
    ...{ key: 'lapse', due: minute(9), everyMs: null, process: 'expire-unpaid' },
    cause: { eventId: 'e', correlationId: 'c', step: 0 },
    command: { type: 'LapseHold', data: { uid: 'u' } } as const,
    ...({ queue: 'local', failures: 0 } as const),
  };
  await timerStore.moveOn(START, position, new Map([[timer.key, timer]]), [], last);
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
  expect(await restoreProcessCheckpoint(stores.pool, stores.store)).toBe('kept');
  expect(await timerStore.position()).toEqual(first);
  expect(await timerStore.nextDue('local')).toBe(minute(9));
});

it('processes ahead of a log that lost its end are refused at boot, and restored begin anew, timers too', async () => {
  const [, second = START] = await append(stores.store, 'a', 'b');
  const timerStore = await processesAt(stores.store, second);
  await losesTail();
  await expect(assertOf(stores.store)).rejects.toThrow('npm run restore');
  expect(await restoreProcessCheckpoint(stores.pool, stores.store)).toBe('anew');
  expect(await timerStore.position()).toEqual(START);
  expect(await timerStore.nextDue('local')).toBeNull();
  await assertOf(stores.store);
  expect(await restoreProcessCheckpoint(stores.pool, stores.store)).toBe('kept');
});

it('processes whose last event is gone begin anew, though the log has grown past them', async () => {
  await append(stores.store, 'a', 'b');
  const last = lastOf(await stores.store.readStream('b'));
  await losesTail();
  const [, third = START] = await append(stores.store, 'c', 'd');
  const timerStore = await processesAt(stores.store, third, last);
  await expect(assertOf(stores.store)).rejects.toThrow('is not in the event log any more');
  expect(await restoreProcessCheckpoint(stores.pool, stores.store)).toBe('anew');
  expect(await timerStore.place()).toEqual({ position: START });
});

it('processes of another log are neither run nor restored', async () => {
  const [first = START] = await append(stores.store, 'a');
  await processesAt(stores.store, first);
  const other = { ...stores.store, storeId: async () => 'another' };
  await expect(assertOf(other)).rejects.toThrow('another event log');
  await expect(restoreProcessCheckpoint(stores.pool, other)).rejects.toThrow('another event log');
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
  expect(await restoreProcessCheckpoint(stores.pool, stores.store)).toBe('kept');
  const timerStore = postgresTimerStore(stores.pool, storeId);
  expect(await timerStore.position()).toEqual(expected);
  await timerStore.moveOn(expected, { commit: 0n, prepare: 2n }, new Map());
});

it('processes ahead of an EventStoreDB that is shorter now begin anew', async () => {
  const server = await startProtocolServer();
  const store = await openEventStoreDb({ url: server.url });
  onTestFinished(async () => {
    await store.close();
    server.stop();
  });
  const [first = START] = await append(store, 'a');
  await processesAt(store, { commit: first.commit + 1_000n, prepare: first.prepare + 1_000n });
  await expect(assertOf(store)).rejects.toThrow('npm run restore');
  expect(await restoreProcessCheckpoint(stores.pool, store)).toBe('anew');
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
    await postgresKeptRequests(stores.pool, stores.store).finish(request, position);
    return request;
  };
  const standing = async (request: KeyedRequest) =>
    (await postgresKeptRequests(stores.pool, stores.store).begin(request)).is;

  it('are forgotten where their events were lost with the end of the log', async () => {
    const [first = START, second = START] = await append(stores.store, 'a', 'b');
    const [kept, lost] = [await requestAt(first), await requestAt(second)];
    await losesTail();
    expect(await dropLostRequests(stores.pool, stores.store)).toBe(1);
    expect([await standing(kept), await standing(lost)]).toEqual(['done', 'begun']);
    expect(await dropLostRequests(stores.pool, stores.store)).toBe(0);
  });

  it('go along into a log that is adopted, but for those that are not in it', async () => {
    const [first = START, second = START] = await append(stores.store, 'a', 'b');
    const ahead = ({ commit, prepare }: Position) => ({ commit: commit + 10n ** 12n, prepare });
    const [kept, lost] = [await requestAt(ahead(first)), await requestAt(ahead(second))];
    await losesTail();
    await stores.pool.query(
      `UPDATE events.events SET transaction_id = (transaction_id::text::bigint + 1e12)::text::xid8`,
    );
    await adoptRestoredLog({ pool: stores.pool, alongside: adoptRequests });
    expect([await standing(kept), await standing(lost)]).toEqual(['done', 'begun']);
    expect(await dropLostRequests(stores.pool, stores.store)).toBe(0);
  });
});
