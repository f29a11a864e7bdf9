import type { Bench, BenchLine } from './bench.ts';
import type { Guests } from './guests/guests.ts';
import { flatOut } from './load.ts';
import { HOTELS } from './search/full-country.ts';
import { bareSearch, PATHS } from './search/guest-reads.ts';
import { memoryAlone } from './search/memory-alone.ts';
import { askingFor, counted, line, type Run, runs, type SearchWork } from './search/runs.ts';
import { AT_ONCE, withCountry } from './search/with-country.ts';
import { median } from './statistics.ts';
import { perSecond, times } from './table.ts';

const SHARE_OF_BARE = 0.6;
const MOST_MEGABYTES = 250;

/** What guests read before they book, in a country of 10,000 hotels with a year of bookings. */
export const search: Bench = {
  name: 'search',
  run: () =>
    withCountry(HOTELS, async ({ guests, pool, dataDirectory, databaseUrl }) => [
      ...(await measure(guests, searchingBare(bareSearch(pool)))),
      memoryLine(await memoryAlone(dataDirectory, databaseUrl)),
    ]),
};

async function measure(guests: Guests, bare: SearchWork): Promise<BenchLine[]> {
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

const memoryLine = (megabytes: number): BenchLine => ({
  what: 'query-api alone, at rest after reading ahead',
  ours: `${Math.round(megabytes)} MB`,
  aim: `<= ${MOST_MEGABYTES} MB`,
  met: megabytes <= MOST_MEGABYTES,
});

const rateOf = (results: readonly Run[]) => median(results.map(({ rate }) => rate));

const searchingBare =
  (search: (n: number) => Promise<void>): SearchWork =>
  async (clients, limit) => {
    const times: number[] = [];
    const rate = await flatOut(clients, limit, counted, async (n) => {
      const start = performance.now();
      await search(n);
      times.push(performance.now() - start);
    });
    return { rate, times };
  };
