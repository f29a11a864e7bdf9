import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, BenchLine } from './bench.ts';
import { pathsIn } from './search/guest-reads.ts';
import { askingFor, type Run, runs, timeWithin } from './search/runs.ts';
import { withCountry } from './search/with-country.ts';
import { milliseconds, times } from './table.ts';

const HOTELS = [10, 1_000, 10_000] as const;
const READS = {
  shortSearch: 'search in a province, ten a page',
  hotelPage: 'hotel page',
  roomCalendar: 'room calendar',
};
const GROWS_AT_MOST = 1.5;
/** In ms: a server reads ahead what it shows of 10,000 hotels, which takes a core for some ten seconds. */
const READS_AHEAD = 30_000;
const P95 = 0.95;

/** The same reads in countries of 10, 1,000 and 10,000 hotels with ten rooms each, by one guest. */
export const scale: Bench = {
  name: 'scale',
  async run() {
    const measured: Readonly<{ hotels: number; read: Reads }>[] = [];
    for (const hotels of HOTELS) measured.push({ hotels, read: await readsOf(hotels) });
    return Object.entries(READS).flatMap(([kind, what]) => {
      const lines = measured.map(
        ({ hotels, read }): BenchLine => ({
          what: `${what}, ${hotels.toLocaleString('en')} hotels, p95`,
          ours: milliseconds(p95Of(read, kind)),
        }),
      );
      const [, thousand, last] = measured.map(({ read }) => p95Of(read, kind));
      const grows = (last ?? Number.NaN) / (thousand ?? Number.NaN);
      const growth = {
        what: `${what}, 10,000 hotels for 1,000`,
        ...{ ours: times(grows), aim: `< ${GROWS_AT_MOST}`, met: grows < GROWS_AT_MOST },
      };
      return [...lines, growth];
    });
  },
};

type Reads = ReadonlyMap<string, readonly Run[]>;

const p95Of = (read: Reads, kind: string): number => timeWithin(read.get(kind) ?? [], P95);

const readsOf = (hotels: number): Promise<Reads> =>
  withCountry(hotels, async ({ guests }) => {
    await sleep(READS_AHEAD);
    const paths = pathsIn(hotels);
    const read = new Map<string, readonly Run[]>();
    for (const kind of ['shortSearch', 'hotelPage', 'roomCalendar'] as const)
      read.set(kind, (await runs(1, askingFor(guests, paths[kind]))).ours);
    return read;
  });
