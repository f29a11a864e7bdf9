import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { SEARCH_PATH } from '@baanpak/projector/read-models.ts';
import type { Pool } from 'pg';
import {
  databaseDirectory,
  makeDataDirectory,
  removeDataDirectories,
} from '../../testing/data-directory.ts';
import { withDatabaseIn } from '../database.ts';
import { type Guests, sendGuests } from '../guests/guests.ts';
import { withStores } from '../log.ts';
import { API_KEY } from '../marketplace.ts';
import { startProduct } from '../server.ts';
import { loadFullCountry } from './full-country.ts';

/** Guests at a time, at most. */
export const AT_ONCE = 10;
const settings = { search_path: SEARCH_PATH };

type Country = Readonly<{
  guests: Guests;
  /** On the product's database. */
  pool: Pool;
  dataDirectory: string;
  databaseUrl: string;
}>;

/** Works with the product while it serves a country of so many hotels; nothing is left behind. */
export async function withCountry<Result>(
  hotels: number,
  work: (country: Country) => Promise<Result>,
): Promise<Result> {
  try {
    const dataDirectory = await makeDataDirectory();
    await withDatabaseIn(dataDirectory, (database) =>
      withStores(database, async ({ store }) => {
        const pool = openPool(database.url, { max: 1, statementTimeout: 0, settings });
        await loadFullCountry(pool, await store.storeId(), hotels).finally(() => pool.end());
      }),
    );
    return await workIn(dataDirectory, work);
  } finally {
    await removeDataDirectories();
  }
}

async function workIn<Result>(
  dataDirectory: string,
  work: (country: Country) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct({
    DATA_DIR: dataDirectory,
    PORT: '0',
    NODE_OPTIONS: process.env.PRODUCT_NODE_OPTIONS ?? '',
    DEMO: 'off',
    API_KEYS: API_KEY,
    RATE_LIMITS: 'off',
  });
  const guests = sendGuests(product.url, AT_ONCE);
  const databaseUrl = await attachEmbeddedPostgres(databaseDirectory(dataDirectory));
  if (databaseUrl === null) throw new Error('The product has no database');
  const pool = openPool(databaseUrl, { max: AT_ONCE, settings });
  try {
    return await work({ guests, pool, dataDirectory, databaseUrl });
  } finally {
    await pool.end();
    await guests.leave();
    await product.stop();
  }
}
