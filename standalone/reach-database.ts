import { join } from 'node:path';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';
import { startEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/start.ts';

/** The configured database, the embedded one that the running product has, or that one started for this. */
export async function reachDatabase({ stores, dataDirectory }: Config) {
  if (stores.databaseUrl !== undefined) return { url: stores.databaseUrl, stop: async () => {} };
  const directory = join(dataDirectory, 'postgres');
  const running = await attachEmbeddedPostgres(directory);
  if (running !== null) return { url: running, stop: async () => {} };
  return startEmbeddedPostgres({ directory });
}
