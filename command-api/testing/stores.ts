import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import { diskMedia } from '@baanpak/infrastructure/media/disk.ts';
import {
  type ErasedList,
  erasedListIn,
} from '@baanpak/infrastructure/personal-keys/erased-list.ts';
import { postgresPersonalKeys } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { rebuild } from '@baanpak/projector/run/rebuild.ts';
import { createRegistry } from '@baanpak/projector/schema/create.ts';
import { giveOwnIdentity } from '@baanpak/projector/testing/own-identity.ts';
import type { Pool } from 'pg';
import { migrateCommandSchema } from '../start.ts';
import { withStatedFields } from './stated-fields.ts';

export const DATA_KEY = Buffer.alloc(32, 7);

/** Keys with a memory of their own, as another process has them. */
export const personalKeysOf = (pool: Pool, erasedList?: ErasedList) =>
  postgresPersonalKeys(pool, DATA_KEY, erasedList);

const WITH_TABLES = {
  name: 'with_tables',
  async prepare(url: string) {
    const pool = openPool(url);
    await migrateCommandSchema(pool);
    const store = await openPostgresEventStore({ pool, wakeUp: 'in-process' });
    await createRegistry(pool);
    await rebuild({ store, pool, codec: NO_EVENTS, groups: PROJECTED_GROUPS });
    await store.close();
    await pool.end();
  },
};

/** Of an empty log nothing is read. */
const NO_EVENTS = eventCodec({
  keys: { obtain: () => Promise.reject(new Error('none')), find: async () => new Map() },
  now: () => minute(0),
  ...STORED_EVENTS,
});

/**
 * A database of the test's own with an empty event log, schema `command` and read models of nothing, and a
 * place for pictures.
 */
export async function openStoresForTest(now: Now) {
  const { url, drop } = await createTestDatabase(WITH_TABLES);
  const pool = openPool(url, { max: 20 });
  await giveOwnIdentity(pool);
  const store = await openPostgresEventStore({ connectionString: url, wakeUp: 'in-process' });
  const bus = openMemoryBus((error) => {
    throw error;
  });
  const pictures = await mkdtemp(join(tmpdir(), 'baanpak-media-'));
  const erasedList = erasedListIn(join(pictures, 'erased-subjects.jsonl'));
  const keys = personalKeysOf(pool, erasedList);
  return {
    url,
    pool,
    relaxed: pool,
    store,
    bus,
    media: diskMedia(pictures),
    keys,
    erasedList,
    codec: withStatedFields(eventCodec({ keys, now, ...STORED_EVENTS })),
    async close() {
      await store.close();
      await bus.close();
      await pool.end();
      await drop();
      await rm(pictures, { recursive: true });
    },
  };
}

export type StoresForTest = Awaited<ReturnType<typeof openStoresForTest>>;
