import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { SEARCH_PATH } from '@baanpak/projector/read-models.ts';
import type { Pool } from 'pg';
import { makeDataDirectory, removeDataDirectories } from '../../testing/data-directory.ts';
import type { BenchLine } from '../bench.ts';
import { withDatabaseIn } from '../database.ts';
import { type Guests, sendGuests } from '../guests/guests.ts';
import { withStores } from '../log.ts';
import { API_KEY } from '../marketplace.ts';
import { startProduct } from '../server.ts';
import { median, percentile, rounds } from '../statistics.ts';
import { milliseconds } from '../table.ts';

const CLIENTS = 2;
const ROUND_MS = 1_000;
const ADMIN = { username: 'bench-admin', password: 'a long password' };

type Reads = Readonly<{
  /** Fills the read models. */
  load: (pool: Pool, storeId: string) => Promise<void>;
  /** What they hold then. */
  over: string;
  /** In ms. */
  aim: number;
  /** What is read, and the paths by which, one after another. */
  reads: readonly (readonly [what: string, paths: readonly string[]])[];
}>;

/** What an administrator reads, over HTTP. */
export async function measureReads({ load, over, aim, reads }: Reads): Promise<BenchLine[]> {
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
    return await measureIn(dataDirectory, { over, aim, reads });
  } finally {
    await removeDataDirectories();
  }
}

async function measureIn(
  dataDirectory: string,
  { over, aim, reads }: Omit<Reads, 'load'>,
): Promise<BenchLine[]> {
  const product = await startProduct({
    ...{ DATA_DIR: dataDirectory, PORT: '0', DEMO: 'off', API_KEYS: API_KEY, RATE_LIMITS: 'off' },
    ...{ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
  });
  const guests = sendGuests(product.url, CLIENTS);
  try {
    const headers = { 'x-api-key': API_KEY, authorization: await signIn(product.url) };
    const lines: BenchLine[] = [];
    for (const [what, paths] of reads)
      for (const clients of [1, CLIENTS]) {
        const requests = paths.map((path) => ({ path, method: 'GET' as const, headers }));
        const p95 = await p95Of(guests, clients, requests);
        lines.push({
          what: `${over}, ${what}, ${clients} at once, p95`,
          ours: milliseconds(p95),
          aim: `< ${aim} ms`,
          met: p95 < aim,
        });
      }
    return lines;
  } finally {
    await guests.leave();
    await product.stop();
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY },
    body: JSON.stringify(ADMIN),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return `Bearer ${access_token}`;
}

async function p95Of(
  guests: Guests,
  clients: number,
  requests: Parameters<Guests['flatOut']>[2]['requests'],
): Promise<number> {
  const asking = { requests, expected: [200], again: true };
  await guests.flatOut(clients, ROUND_MS, asking);
  const found = await rounds(async () => {
    const { answers } = await guests.flatOut(clients, ROUND_MS, asking);
    return percentile(
      answers.map(({ time }) => time),
      0.95,
    );
  });
  return median(found);
}
