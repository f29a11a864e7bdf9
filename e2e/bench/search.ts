import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/attach.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { SEARCH_PATH } from '@baanpak/projector/schema/groups.ts';
import {
  databaseDirectory,
  makeDataDirectory,
  removeDataDirectories,
} from '../testing/data-directory.ts';
import type { Bench, Line } from './bench.ts';
import { withDatabaseIn } from './database.ts';
import { type Guests, sendGuests } from './guests/guests.ts';
import { flatOut } from './load.ts';
import { withStores } from './log.ts';
import { API_KEY } from './marketplace.ts';
import { loadFullCountry } from './search/full-country.ts';
import { bareSearch, PATHS } from './search/guest-reads.ts';
import { memoryAlone } from './search/memory-alone.ts';
import { startProduct } from './server.ts';
import { median, percentile, ROUNDS } from './statistics.ts';
import { milliseconds, perSecond, times } from './table.ts';

const AT_ONCE = 10;
const ROUND_MS = 1_000;
const settings = { search_path: SEARCH_PATH };
const WARM_UP_MS = 3_000;
const MANY = 10_000;
const SHARE_OF_BARE = 0.6;
const MOST_MEGABYTES = 250;

/** What guests read before they book, in a country of 10,000 hotels with a year of bookings. */
export const search: Bench = {
  name: 'search',
  async run() {
    try {
      const dataDirectory = await makeDataDirectory();
      await withDatabaseIn(dataDirectory, (database) =>
        withStores(database, async ({ store }) => {
          const pool = openPool(database.url, { max: 1, statementTimeout: 0, settings });
          await loadFullCountry(pool, await store.storeId()).finally(() => pool.end());
        }),
      );
      return await measureIn(dataDirectory);
    } finally {
      await removeDataDirectories();
    }
  },
};

/** Works with so many clients for so many milliseconds. */
type Work = (clients: number, limit: number) => Promise<Run>;
type Run = Readonly<{ rate: number; times: readonly number[] }>;

export async function measureIn(dataDirectory: string): Promise<Line[]> {
  const product = await startProduct({
    DATA_DIR: dataDirectory,
    PORT: '0',
    NODE_OPTIONS: process.env.PRODUCT_NODE_OPTIONS ?? '',
    DEMO: 'off',
    API_KEYS: API_KEY,
    RATE_LIMITS: 'off',
  });
  const guests = sendGuests(product.url, AT_ONCE);
  const url = await attachEmbeddedPostgres(databaseDirectory(dataDirectory));
  if (url === null) throw new Error('The product has no database');
  const pool = openPool(url, { max: AT_ONCE, settings });
  try {
    const lines = await measure(guests, searchingBare(bareSearch(pool)));
    return [...lines, memoryLine(await memoryAlone(dataDirectory, url))];
  } finally {
    await pool.end();
    await guests.leave();
    await product.stop();
  }
}

async function measure(guests: Guests, bare: Work): Promise<Line[]> {
  const asking = (kind: keyof typeof PATHS) => askingFor(guests, PATHS[kind]);
  const alone = await runs(1, asking('search'), bare);
  const many = await runs(AT_ONCE, asking('search'), bare);
  const ratio = rateOf(many.ours) / rateOf(many.bare);
  const lines = [
    line('search in a province, 1 client, p95', alone, 0.95, 5),
    line(`search in a province, ${AT_ONCE} clients, p95`, many, 0.95, 25),
    {
      what: `the same, answers (bare: its SQL)`,
      ours: perSecond(rateOf(many.ours)),
      bare: perSecond(rateOf(many.bare)),
      ratio: times(ratio),
      aim: `>= ${SHARE_OF_BARE} of bare`,
      met: ratio >= SHARE_OF_BARE,
    },
    line('cheapest first, 1 client, p95', await runs(1, asking('cheapest')), 0.95),
    line('a name with a slip, 1 client, p95', await runs(1, asking('named')), 0.95, 10),
    line('search in the country, 1 client, p95', await runs(1, asking('countrySearch')), 0.95, 10),
  ];
  for (const kind of ['hotelPage', 'roomCalendar', 'hotelCalendars', 'priceDaily'] as const) {
    const one = await runs(1, asking(kind));
    lines.push(line(`${kind}, 1 client, p99`, one, 0.99));
    const what = `${kind}, ${AT_ONCE} clients, p99`;
    lines.push(line(what, await runs(AT_ONCE, asking(kind)), 0.99, 10));
  }
  return lines;
}

const memoryLine = (megabytes: number): Line => ({
  what: 'query-api alone, at rest after reading ahead',
  ours: `${Math.round(megabytes)} MB`,
  aim: `<= ${MOST_MEGABYTES} MB`,
  met: megabytes <= MOST_MEGABYTES,
});

type Runs = Readonly<{ ours: readonly Run[]; bare: readonly Run[] }>;

async function runs(clients: number, work: Work, bare?: Work): Promise<Runs> {
  const results = { ours: [] as Run[], bare: [] as Run[] };
  await work(clients, WARM_UP_MS);
  if (bare) await bare(clients, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    results.ours.push(await work(clients, ROUND_MS));
    if (bare) results.bare.push(await bare(clients, ROUND_MS));
  }
  return results;
}

const rateOf = (results: readonly Run[]) => median(results.map(({ rate }) => rate));

function line(what: string, { ours, bare }: Runs, share: number, aim?: number): Line {
  const timeOf = (results: readonly Run[]) =>
    median(results.map((one) => percentile(one.times, share)));
  return {
    what: `${what} (p50 ${milliseconds(median(ours.map((one) => median(one.times))))})`,
    ours: milliseconds(timeOf(ours)),
    ...(bare.length > 0 && { bare: milliseconds(timeOf(bare)) }),
    ...(aim !== undefined && { aim: `< ${aim} ms`, met: timeOf(ours) < aim }),
  };
}

const counted = (function* () {
  for (let n = 0; ; n += 1) yield n;
})();

const askingFor =
  (guests: Guests, pathOf: (n: number) => string): Work =>
  async (clients, limit) => {
    const requests = Array.from({ length: MANY }, () => ({
      path: pathOf(counted.next().value),
      method: 'GET' as const,
      headers: { 'x-api-key': API_KEY },
    }));
    const { rate, answers } = await guests.flatOut(clients, limit, {
      requests,
      expected: [200],
      again: true,
    });
    return { rate, times: answers.map(({ time }) => time) };
  };

const searchingBare =
  (search: (n: number) => Promise<void>): Work =>
  async (clients, limit) => {
    const times: number[] = [];
    const rate = await flatOut(clients, limit, counted, async (n) => {
      const start = performance.now();
      await search(n);
      times.push(performance.now() - start);
    });
    return { rate, times };
  };
