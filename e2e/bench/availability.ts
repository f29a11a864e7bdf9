import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import type { Pool } from 'pg';
import type { Bench } from './bench.ts';
import { withDatabase } from './database.ts';
import {
  BOOKINGS,
  FIRST_NIGHT,
  PROVINCES,
  ROOMS,
  STRUCTURES,
  type Structure,
} from './search/sold-nights.ts';
import { median, percentile, ROUNDS } from './statistics.ts';
import { milliseconds } from './table.ts';

const SEARCHES = 100;
const ROOMS_SOLD = 500;
const SEASON = 330;

/** What docs/adr/0011 chose from: the same question to the same bookings in several structures. */
export const availability: Bench = {
  name: 'availability',
  run: () =>
    withDatabase(async ({ url }) => {
      const pool = openPool(url, { max: 1, statementTimeout: 0 });
      await pool.query(BOOKINGS);
      for (const { make } of STRUCTURES) await pool.query(make);
      await pool.query('VACUUM ANALYZE');
      const runs = STRUCTURES.map((structure) => ({
        structure,
        found: [] as number[],
        times: [] as number[][],
        sold: [] as number[],
      }));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { structure, found, times } of runs) {
          const results = await search(pool, structure, round);
          times.push(results.map(({ time }) => time));
          found.push(results.reduce((sum, { hotels }) => sum + hotels, 0));
        }
      if (new Set(runs.map(({ found }) => found.join())).size > 1)
        throw new Error('The structures do not find the same hotels');
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { structure, sold } of runs) sold.push(await sell(pool, structure, round));
      const lines = [];
      for (const { structure, times, sold } of runs)
        lines.push({
          what: `${structure.name} (${await sizeOf(pool, structure)}; ${milliseconds(median(sold))} to sell in ${ROOMS_SOLD} rooms), p95`,
          ours: milliseconds(median(times.map((one) => percentile(one, 0.95)))),
        });
      await pool.end();
      return lines;
    }),
};

/** One after another on one connection, in other provinces and on other days each time. */
async function search(pool: Pool, { name, search: text }: Structure, round: number) {
  const results: { time: number; hotels: number }[] = [];
  for (let n = 0; n < SEARCHES; n += 1) {
    const values = [`TH-${(n + round) % PROVINCES}`, nightOf(n * 7 + round)];
    const start = performance.now();
    const { rows } = await pool.query<{ hotels: number }>({ name, text, values });
    results.push({ time: performance.now() - start, hotels: rows[0]?.hotels ?? 0 });
  }
  return results;
}

/** Milliseconds for one batch. */
async function sell(pool: Pool, { sell: text }: Structure, round: number): Promise<number> {
  const { rows } = await pool.query<{ ids: string[] }>(
    `SELECT array_agg(md5('room ' || n)::uuid) AS ids
     FROM generate_series(${round}::integer + 1, ${ROOMS}, ${ROOMS / ROOMS_SOLD}) AS n`,
  );
  const start = performance.now();
  await pool.query(text, [rows[0]?.ids, nightOf(round * 60)]);
  return performance.now() - start;
}

function nightOf(n: number): string {
  const time = Date.parse(FIRST_NIGHT) + (n % SEASON) * 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
}

async function sizeOf(pool: Pool, { tables }: Structure): Promise<string> {
  const { rows } = await pool.query<{ size: string }>(
    'SELECT pg_size_pretty(sum(pg_total_relation_size(t::regclass))) AS size FROM unnest($1::text[]) AS t',
    [tables],
  );
  return rows[0]?.size ?? '';
}
