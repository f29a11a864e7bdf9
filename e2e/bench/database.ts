import { join } from 'node:path';
import { type Config, loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { startEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/start.ts';
import { makeDataDirectory, removeDataDirectories } from '../testing/data-directory.ts';

export type Database = Readonly<{ url: string; config: Config }>;

/** Work on a fresh server with the settings of the product: what is committed is on the disk. */
export async function withDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await withDatabaseIn(await makeDataDirectory(), work);
  } finally {
    await removeDataDirectories();
  }
}

/** The same on the database that the product keeps in a DATA_DIR. */
export async function withDatabaseIn<Result>(
  dataDirectory: string,
  work: (database: Database) => Promise<Result>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const config = await loadConfig({ ...environment, DATA_DIR: dataDirectory });
  const postgres = await startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres') });
  try {
    return await work({ url: postgres.url, config });
  } finally {
    await postgres.stop();
  }
}
