/** @module-tag long */
import { setTimeout as sleep } from 'node:timers/promises';
import { processContext } from '@baanpak/command-api/processes/process-context.ts';
import { postgresTimerStore } from '@baanpak/command-api/processes/timer-store.ts';
import { commandPorts } from '@baanpak/command-api/start.ts';
import { clockForTest } from '@baanpak/command-api/testing/clock.ts';
import { type Logged, openFoundation } from '@baanpak/command-api/testing/shop-foundation.ts';
import { compareDay } from '@baanpak/command-api/use-cases/ledger/compare-day.ts';
import { booking } from '@baanpak/domain/booking/booking.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomCalendar } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { after, DAY } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { openEventStoreDb } from '@baanpak/infrastructure/event-store/eventstoredb/event-store-db.ts';
import { startProtocolServer } from '@baanpak/infrastructure/event-store/eventstoredb/protocol-server/server.ts';
import {
  comparePositions,
  type Position,
  type RecordedEvent,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import { postgresStore } from '@baanpak/payment-sandbox/postgres-store.ts';
import { startSandbox } from '@baanpak/payment-sandbox/sandbox-for-tests.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from './load.ts';
import { AHEAD } from './past/append-past.ts';
import { keepPast } from './past/keep-past.ts';

const GIVEN = { pictures: new Map<string, string>(), password: 'a password of tests' };
const clock = clockForTest('standing');
let logged: Logged[];
let opened: Awaited<ReturnType<typeof openFoundation>>;

beforeEach(async () => {
  logged = [];
  opened = await openFoundation(clock, logged, {});
});
afterEach(() => opened.close());

const someEvent = () => ({ id: crypto.randomUUID(), type: 'Happened', data: {}, metadata: {} });
const load = () => loadDemo(opened.foundation, postgresStore(opened.stores.pool), GIVEN);

/** Up to the head: other tests' transactions on the same server hold back what can be read. */
async function eventsAfter(position: Position): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { store, codec } = opened.stores;
  const found: EventEnvelope<DomainEvent>[] = [];
  const filter = { streamPrefixes: PREFIXES };
  const head = await store.head();
  for (let next = position; comparePositions(next, head) < 0; ) {
    const page = await store.readAll({ after: next, filter, limit: 2_000 });
    found.push(...(await codec.decode<DomainEvent>(page.events)));
    if (comparePositions(page.position, next) === 0) await sleep(5);
    next = page.position;
  }
  return found;
}
/** All but the demo's own mark. */
const PREFIXES = ['booking-', 'roomCalendar-', 'moneyCase-', 'ledgerDay-', 'payment-', 'refund-'];

/** How many appends stand before one that was recorded earlier than all of them, at most. */
function mostEarlierBefore(events: readonly RecordedEvent[]): number {
  const latest: string[] = []; // times of the appends that nothing later has overtaken, in order
  let most = 0;
  let before: RecordedEvent | undefined;
  for (const event of events) {
    const isSameAppend = before?.stream === event.stream && before.revision + 1 === event.revision;
    before = event;
    if (isSameAppend) continue;
    const at = String(event.metadata.recordedAt);
    most = Math.max(most, latest.filter((other) => other > at).length);
    latest.push(at);
    if (latest.length > 4 * AHEAD) latest.shift();
  }
  return most;
}

/** All the days of the last weeks, as the processes will; the one difference is the one that is shown. */
async function comparesWithProvider(head: Position): Promise<void> {
  const sandbox = await startSandbox({ store: postgresStore(opened.stores.pool), now: clock.now });
  try {
    const { provider } = sandbox;
    const ports = await commandPorts({ ...opened.foundation, provider, ledgerPause: 0 });
    for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
      const day = bangkokDay(after(clock.now(), -ago * DAY));
      const cause = { eventId: day, correlationId: day, step: 0 };
      await compareDay(ports, day, processContext('keep-ledger', cause));
    }
  } finally {
    await sandbox.close();
  }
  const found = await eventsAfter(head);
  const compared = found.flatMap((event) =>
    event.type === 'LedgerDayCompared' || event.type === 'ChargesCompared' ? [event.data] : [],
  );
  expect(compared).toHaveLength(found.length);
  expect(compared).toHaveLength(DAYS);
  expect(compared.reduce((sum, { differences }) => sum + differences, 0)).toBe(1);
}
const DAYS = 40;

/** In ms: a year of bookings, one of them event by event, also on a machine that others keep busy. */
const PATIENCE = 600_000;

describe('the demo', { timeout: PATIENCE }, () => {
  it('is loaded with chains that hold, timers to come, and books that agree with the provider’s', async () => {
    await load();
    const { store, pool } = opened.stores;
    const { commands, storeId } = opened.ports;
    const head = await store.head();
    const streams = new Set((await eventsAfter(START)).map(({ stream }) => stream));
    for (const stream of [...streams].filter((_, n) => n % 10 === 0)) {
      if (stream.startsWith('booking-')) await commands.load(booking, stream);
      if (stream.startsWith('roomCalendar-')) await commands.load(roomCalendar, stream);
    }
    const timers = postgresTimerStore(pool, storeId);
    expect(await timers.position()).toEqual(head);
    expect(await timers.due('local', clock.now(), 10)).toEqual([]);
    expect(await timers.due('provider', clock.now(), 10)).toEqual([]);
    await load();
    expect(await store.head()).toEqual(head); // nothing the second time
    await comparesWithProvider(head);
  });

  it('is loaded into a log of its own, nearly in order of time and once', async () => {
    const server = await startProtocolServer();
    const store = await openEventStoreDb({ url: server.url });
    try {
      const given = { ...GIVEN, separateLog: true };
      const { pool } = opened.stores;
      const separate = () => loadDemo({ ...opened.foundation, store }, postgresStore(pool), given);
      await separate();
      const head = await store.head();
      const { events } = await store.readAll({ limit: 100_000 });
      expect(events.at(-1)?.type).toBe('DemoLoaded');
      expect(mostEarlierBefore(events.slice(0, -1))).toBeLessThan(AHEAD);
      expect(await postgresTimerStore(pool, await store.storeId()).position()).toEqual(head);
      await separate();
      expect(await store.head()).toEqual(head);
    } finally {
      await store.close();
      server.stop();
    }
  });

  it('is left out where the log holds something else, also what cannot be read yet', async () => {
    const { store, pool } = opened.stores;
    const other = await pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT pg_current_xact_id()'); // holds back what is appended after it
      await store.append('something', 'no-stream', [someEvent()]);
      const head = await store.head();
      await load();
      expect(await store.head()).toEqual(head);
      expect(logged.map(({ message }) => message)).toEqual([
        'The demo is left out: the event log holds something else, or a part of it',
      ]);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
  });

  it('leaves nothing behind when it breaks off', async () => {
    const { pool, store } = opened.stores;
    const target = {
      pool,
      storeId: opened.ports.storeId,
      dataKey: opened.foundation.config.secrets.data,
    };
    const mark = { id: 'no uuid', type: 'DemoLoaded', data: {}, metadata: {} };
    const sandbox = postgresStore(pool);
    await sandbox.prepare();
    const played = { events: [], timers: [], objects: [] };
    await expect(keepPast(target, played, { stream: 'mark', event: mark })).rejects.toThrow();
    expect(await store.head()).toEqual(START);
    await keepPast(target, played, { stream: 'mark', event: someEvent() });
    expect(await store.readStream('mark')).toHaveLength(1);
  });
});
