import type { BenchLine } from '../bench.ts';
import type { Guests } from '../guests/guests.ts';
import { API_KEY } from '../marketplace.ts';
import { median, percentile, ROUNDS } from '../statistics.ts';
import { milliseconds } from '../table.ts';

const ROUND_MS = 1_000;
const WARM_UP_MS = 3_000;
const MANY = 10_000;

/** Works with so many clients for so many milliseconds. */
export type SearchWork = (clients: number, limit: number) => Promise<Run>;
export type Run = Readonly<{ rate: number; times: readonly number[] }>;

export type Runs = Readonly<{ ours: readonly Run[]; bare: readonly Run[] }>;

/** Turns of one second each, after a warm-up. */
export async function runs(clients: number, work: SearchWork, bare?: SearchWork): Promise<Runs> {
  const results = { ours: [] as Run[], bare: [] as Run[] };
  await work(clients, WARM_UP_MS);
  if (bare) await bare(clients, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    results.ours.push(await work(clients, ROUND_MS));
    if (bare) results.bare.push(await bare(clients, ROUND_MS));
  }
  return results;
}

/** In milliseconds, what `share` of all answers do not exceed: the median of the turns. */
export const timeWithin = (results: readonly Run[], share: number): number =>
  median(results.map((one) => percentile(one.times, share)));

/** The time that `share` of all answers do not exceed; `aim` in milliseconds. */
export function line(what: string, { ours, bare }: Runs, share: number, aim?: number): BenchLine {
  const timeOf = (results: readonly Run[]) => timeWithin(results, share);
  return {
    what: `${what} (p50 ${milliseconds(median(ours.map((one) => median(one.times))))})`,
    ours: milliseconds(timeOf(ours)),
    ...(bare.length > 0 && { bare: milliseconds(timeOf(bare)) }),
    ...(aim !== undefined && { aim: `< ${aim} ms`, met: timeOf(ours) < aim }),
  };
}

/** Each number once, for the next request of whatever kind. */
export const counted = (function* () {
  for (let n = 0; ; n += 1) yield n;
})();

/** Asks for the n-th path of a kind. */
export const askingFor =
  (guests: Guests, pathOf: (n: number) => string): SearchWork =>
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
