import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { SEARCH_PATH } from '@baanpak/projector/read-models.ts';
import { makeDataDirectory, removeDataDirectories } from '../../testing/data-directory.ts';
import { withDatabaseIn } from '../database.ts';
import { withStores } from '../log.ts';
import { API_KEY } from '../marketplace.ts';
import { type Server, startProduct } from '../server.ts';
import { loadManyBookings } from './many-bookings.ts';

export const ADMIN = { username: 'bench-admin', password: 'a long password' };

/** The product on the data of one owner with 100,000 bookings in so many hotels, and an administrator. */
export async function withManyBookings<Result>(
  hotels: number,
  work: (product: Server) => Promise<Result>,
): Promise<Result> {
  try {
    const dataDirectory = await makeDataDirectory();
    await withDatabaseIn(dataDirectory, (database) =>
      withStores(database, async ({ store }) => {
        const settings = { search_path: SEARCH_PATH };
        const pool = openPool(database.url, { max: 1, statementTimeout: 0, settings });
        const storeId = await store.storeId();
        await loadManyBookings(pool, storeId, hotels).finally(() => pool.end());
      }),
    );
    const product = await startProduct({
      ...{ DATA_DIR: dataDirectory, PORT: '0', DEMO: 'off', API_KEYS: API_KEY, RATE_LIMITS: 'off' },
      ...{ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
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
