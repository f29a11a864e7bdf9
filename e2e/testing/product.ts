import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';
import { accessPublicKey } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { inject } from 'vitest';
import { type Api, apiAt } from './api.ts';
import {
  copyOfData,
  databaseDirectory,
  makeDataDirectory,
  removeDataDirectories,
} from './data-directory.ts';
import { type Environment, endPrograms, startProgram } from './program.ts';
import { linesWithSecrets } from './secrets-in-logs.ts';

/** The whole product in a process of its own, on embedded stores with the demo's data. */
export type Product = Readonly<{
  url: string;
  pid: number;
  dataDir: string;
  /** Of the product's own web apps. */
  apiKey: string;
  api: Api;
  /** Kills the product, not its database server. */
  kill9(): Promise<void>;
  /** Waits until it ends by itself; answers its exit code, null when a signal ended it. */
  gone(): Promise<number | null>;
  /** Asks it to end; answers its exit code, null when it was killed. */
  term(): Promise<number | null>;
}>;

/** As much as it can say is looked through for secrets in the end. */
export const LOGS_ALL: Environment = { LOG_LEVEL: 'debug' };

/** Built by build-the-product.ts. */
export const PRODUCT = 'dist/standalone.js';
export const ADDRESS = /Baanpak บ้านพัก is at (http:\S+)/;

/**
 * Starts the product and waits until it tells its address. Without DATA_DIR it gets the demo's data;
 * give one product's `dataDir` to the next and it carries on. `root` is that of another build, default this
 * repository. `endProducts` clears up after all.
 */
export async function startProduct(
  environment: Environment = {},
  options: readonly string[] = [],
  root?: string,
): Promise<Product> {
  const dataDir = environment.DATA_DIR ?? (await copyOfData(inject('demoData')));
  const given = { PORT: '0', ...LOGS_ALL, ...environment, DATA_DIR: dataDir };
  const program = startProgram(PRODUCT, given, options, root);
  const [, url = ''] = await program.prints(ADDRESS);
  const { body } = await apiAt(url, '')<{ apiKey: string }>('/config.json');
  const { apiKey } = body;
  return {
    url,
    pid: program.pid,
    dataDir,
    apiKey,
    api: apiAt(url, apiKey),
    async kill9() {
      program.kill('SIGKILL');
      await program.ended;
    },
    gone: async () => (await program.ended).code,
    async term() {
      program.kill('SIGTERM');
      return (await program.ended).code;
    },
  };
}

/** What another product on this one's stores is given; its own pictures and letters are of no concern. */
export async function besides({ dataDir, apiKey }: Product): Promise<Environment> {
  const url = await attachEmbeddedPostgres(databaseDirectory(dataDir));
  if (url === null) throw new Error('The product has no database running');
  const kept = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  return {
    DATABASE_URL: url,
    DATA_DIR: await makeDataDirectory(),
    JWT_SECRET: kept.jwtSecret,
    JWT_PUBLIC_KEY: accessPublicKey(kept.jwtSecret),
    ID_SECRET: kept.idSecret,
    DATA_KEY: kept.dataKey,
    API_KEYS: apiKey,
    PAYMENTS: 'sandbox',
  };
}

/**
 * Ends every process a test file started and removes its data: for `afterAll`. Throws where a log of theirs names a
 * guest's id, an address or a token.
 */
export async function endProducts(): Promise<void> {
  const logs = await endPrograms();
  await removeDataDirectories();
  const found = linesWithSecrets(logs);
  if (found.length > 0) throw new Error(`Secrets in logs:\n${found.join('\n')}`);
}
