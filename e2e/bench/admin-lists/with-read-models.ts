import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { SEARCH_PATH } from '@baanpak/projector/read-models.ts';
import type { Pool } from 'pg';
import { makeDataDirectory, removeDataDirectories } from '../../testing/data-directory.ts';
import { withDatabaseIn } from '../database.ts';
import { withStores } from '../log.ts';
import { API_KEY } from '../marketplace.ts';
import { type Server, startProduct } from '../server.ts';

export const ADMIN = { username: 'bench-admin', password: 'a long password' };

/** Fills the read models of the log with this id. */
export type Load = (pool: Pool, storeId: string) => Promise<void>;

/** Work on the product with an administrator, whose read models are filled past its log. */
export async function withReadModels<Result>(
  load: Load,
  work: (product: Server) => Promise<Result>,
): Promise<Result> {
  try {
    const dataDirectory = await makeDataDirectory();
    await withDatabaseIn(dataDirectory, (database) =>
      withStores(database, async ({ store }) => {
        const settings = { search_path: SEARCH_PATH };
        const pool = openPool(database.url, { max: 1, statementTimeout: 0, settings });
        const storeId = await store.storeId();
        await load(pool, storeId).finally(() => pool.end());
      }),
    );
    const product = await startProduct({
      ...{ DATA_DIR: dataDirectory, PORT: '0', DEMO: 'off', API_KEYS: API_KEY, RATE_LIMITS: 'off' },
      ...{ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
      NODE_OPTIONS: process.env.PRODUCT_NODE_OPTIONS ?? '', // e.g. a profiler
    });
    try {
      return await work(product);
    } finally {
      await product.stop();
    }
  } finally {
    await removeDataDirectories();
  }
}
