import { migrateCommandSchema } from '@baanpak/command-api/start.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { type OpenStores, openStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { openProjectorPool } from '@baanpak/projector/start.ts';
import type { Pool } from 'pg';
import type { Database } from './database.ts';

/** The stores and the projector's pool as the product opens them on a database. */
export async function withStores<Result>(
  { url, config }: Database,
  work: (stores: OpenStores, projectorPool: Pool) => Promise<Result>,
): Promise<Result> {
  const stores = await openStores({
    config,
    databaseUrl: url,
    events: STORED_EVENTS,
    now: () => instant(Date.now()),
    log: console,
  });
  const projectorPool = openProjectorPool(url);
  try {
    await migrateCommandSchema(stores.pool);
    return await work(stores, projectorPool);
  } finally {
    await projectorPool.end();
    await stores.close();
  }
}
