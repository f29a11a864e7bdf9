import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSONAL_FIELDS } from '@baanpak/domain/processes/personal-fields.ts';
import type { Now } from '@baanpak/domain/values/instant.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import { diskMedia } from '@baanpak/infrastructure/media/disk.ts';
import { postgresPersonalKeys } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import { migrateCommandSchema } from '../start.ts';

export const DATA_KEY = Buffer.alloc(32, 7);

/** A database of the test's own with an empty event log and schema `command`, and a place for pictures. */
export async function openStoresForTest(now: Now) {
  const { url, drop } = await createTestDatabase();
  const pool = openPool(url, { max: 20 });
  const store = await openPostgresEventStore({ connectionString: url, wakeUp: 'in-process' });
  await migrateCommandSchema(pool);
  const bus = openMemoryBus((error) => {
    throw error;
  });
  const pictures = await mkdtemp(join(tmpdir(), 'baanpak-media-'));
  const keys = postgresPersonalKeys(pool, DATA_KEY);
  return {
    url,
    pool,
    unsynced: pool,
    store,
    bus,
    media: diskMedia(pictures),
    keys,
    codec: eventCodec({ keys, now, personalFields: PERSONAL_FIELDS }),
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
