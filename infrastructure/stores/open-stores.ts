import type { Now } from '@baanpak/domain/values/instant.ts';
import type { Pool } from 'pg';
import { openMemoryBus } from '../bus/memory.ts';
import type { Bus } from '../bus/port.ts';
import type { Stores } from '../config/stores.ts';
import { openPool } from '../database/pool.ts';
import { type EventCodec, eventCodec, type PersonalFields } from '../event-store/codec/codec.ts';
import type { EventStore } from '../event-store/port.ts';
import { openPostgresEventStore } from '../event-store/postgres/postgres-event-store.ts';
import { postgresPersonalKeys } from '../personal-keys/postgres.ts';

export type OpenStores = Readonly<{
  pool: Pool;
  store: EventStore;
  codec: EventCodec;
  bus: Bus;
  close(): Promise<void>;
}>;

type Options = Readonly<{
  stores: Pick<Stores, 'eventStoreUrl'>;
  databaseUrl: string;
  /** Wraps the keys of personal data. */
  dataKey: Buffer;
  personalFields: PersonalFields;
  now: Now;
  /** `in-process` when no other process appends or subscribes. */
  wakeUp: 'notify' | 'in-process';
  log: { warn(details: object, message: string): void };
}>;

/** The stores that the configuration names: EventStoreDB or PostgreSQL for the log, PostgreSQL for the rest. */
export async function openStores(options: Options): Promise<OpenStores> {
  const { stores, databaseUrl, dataKey, personalFields, now, wakeUp, log } = options;
  const pool = openPool(databaseUrl, { max: 20 });
  const { eventStoreUrl } = stores;
  const store =
    eventStoreUrl === undefined
      ? await openPostgresEventStore({ connectionString: databaseUrl, wakeUp })
      : await openEventStoreDbLazily(eventStoreUrl);
  const bus = openMemoryBus((error, topic) =>
    log.warn({ err: error, topic }, 'A subscriber failed'),
  );
  const keys = postgresPersonalKeys(pool, dataKey);
  const codec = eventCodec({ keys, now, personalFields });
  return {
    pool,
    store,
    codec,
    bus,
    async close() {
      await store.close();
      await bus.close();
      await pool.end();
    },
  };
}

/** Its client takes 125 ms and 27 MB to load: only where it is used. */
async function openEventStoreDbLazily(url: string): Promise<EventStore> {
  const { openEventStoreDb } = await import('../event-store/eventstoredb/event-store-db.ts');
  return openEventStoreDb({ url });
}
