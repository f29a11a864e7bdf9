import { randomUUID } from 'node:crypto';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { type EventStore, StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { GROUPS } from '../read-models.ts';
import { createSchema } from '../schema/create.ts';
import { lockOf, openProjectorPool, startProjector } from '../start.ts';
import { hotelRegistered } from '../testing/sample-events.ts';

const SOON = { timeout: 20_000, interval: 20 };
/** Long ago, by whatever clock this runs. */
const codec = eventCodec({
  keys: { obtain: () => Promise.reject(new Error('no key')), find: async () => new Map() },
  now: () => instant('2026-01-01T00:00:00.000Z'),
  ...STORED_EVENTS,
});

/** A database and an empty log; `start` starts a projector of it, on another log where one is given. */
async function given() {
  const { url, drop } = await createTestDatabase();
  const pool = openProjectorPool(url);
  const plain = openPool(url);
  const store = await openPostgresEventStore({ pool: plain, wakeUp: 'in-process' });
  const bus = openMemoryBus(() => {});
  const log = { info: () => {}, error: () => {} };
  const keys = { erasedWithin: async () => [] };
  const ends: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const end of ends) await end();
    await store.close();
    await Promise.all([pool.end(), plain.end(), bus.close()]);
    await drop();
  });
  return {
    url,
    plain,
    store,
    onEnd: (end: () => Promise<void>) => ends.push(end),
    start(of: EventStore = store) {
      const projector = startProjector({ pool, url, store: of, codec, keys, bus, log });
      ends.push(projector.stop);
      return projector;
    },
  };
}

const ACTIVE = {
  ok: true,
  detail: 'active',
  lag: { events: 0, seconds: 0 },
  lastProgress: expect.any(String),
};

it('a projector whose log was silent when it began goes on once it answers', async () => {
  const { store, start } = await given();
  let silent = 2 * GROUPS.length;
  const storeId = async () => {
    silent -= 1;
    if (silent >= 0) throw new StoreUnavailable('The event store does not answer');
    return store.storeId();
  };
  const projector = start({ ...store, storeId });
  await expect.poll(projector.check, SOON).toMatchObject(ACTIVE);
  expect(silent).toBeLessThan(0);
});

it('a standby is ready while another is at work, and not when that one hangs', async () => {
  const { url, plain, store, start, onEnd } = await given();
  const storeId = await store.storeId();
  for (const group of GROUPS) await createSchema(plain, group, group.schema, storeId);
  // anyone who holds the lock and does nothing
  const hung = new Client({ connectionString: url });
  hung.on('error', () => {}); // the database may go before it has
  await hung.connect();
  for (const { schema } of GROUPS)
    await hung.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [lockOf(schema)]);
  const projector = start();
  onEnd(() => hung.end().catch(() => {}));
  expect(await projector.check()).toEqual({
    ok: true,
    detail: 'standby',
    lag: { events: 0, seconds: 0 },
  });

  const { data } = hotelRegistered();
  const id = randomUUID();
  const context = { actor: 'test', correlationId: id, causationId: null, commandId: id };
  const events = await codec.encode([{ type: 'HotelRegistered', data }], context, null);
  await store.append(hotelStream(data.hotelId), 'no-stream', events);
  await expect.poll(projector.check, SOON).toMatchObject({
    ok: false,
    detail: expect.stringMatching(/^behind: 1 event waits, for \d+ s$/),
    lag: { events: 1 },
  });

  await hung.end();
  await expect.poll(projector.check, SOON).toMatchObject(ACTIVE);
});
