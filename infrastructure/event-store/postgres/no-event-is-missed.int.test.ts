import { randomUUID } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { startPostgresForTest } from '../../testing/own-postgres.ts';
import { until } from '../contract-suite/until.ts';
import { openPostgresEventStore } from './postgres-event-store.ts';

const WRITERS = 16;
const COMMITS_EACH = 3_200;
const ROLLED_BACK = 0.05;
const EARLY_XID = 0.3;
const SEED = 20_261_121;

/**
 * Positions are drawn before commit, so events can appear behind ones already read. Writers here
 * make that happen as often as they can, on a server of their own: its oldest transaction counts.
 */
it('misses no event of 50 000 commits, late and rolled back ones among them', async () => {
  const server = await startPostgresForTest();
  const pool = new Pool({ connectionString: server.url, max: WRITERS });
  const store = await openPostgresEventStore({ connectionString: server.url });
  const stopping = new AbortController();
  const seen = new Map<string, number>();
  let batches = 0;
  const reading = (async () => {
    for await (const { events } of store.subscribe({ signal: stopping.signal })) {
      batches += 1;
      for (const { stream } of events) seen.set(stream, (seen.get(stream) ?? 0) + 1);
    }
  })();

  const written = (
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(pool, writer)))
  ).flat();
  await until(() => seen.size >= written.length);

  stopping.abort();
  await reading;
  await store.close();
  await pool.end();
  await server.stop();
  const missed = written.filter((stream) => !seen.has(stream));
  const twice = [...seen.values()].filter((times) => times > 1);
  console.log(`${written.length} commits read in ${batches} batches, ${missed.length} missed`);
  expect(written.length).toBeGreaterThanOrEqual(50_000);
  expect({
    missed: missed.length,
    twice: twice.length,
    unknown: seen.size - written.length,
  }).toEqual({ missed: 0, twice: 0, unknown: 0 });
  // A reader that came only after the writers would have proved nothing.
  expect(batches).toBeGreaterThan(100);
}, 120_000);

async function write(pool: Pool, writer: number): Promise<string[]> {
  const random = seededRandom(SEED + writer);
  const client = await pool.connect();
  const committed: string[] = [];
  while (committed.length < COMMITS_EACH) {
    const stream = `${writer}-${randomUUID()}`;
    const fate = random();
    if (fate < ROLLED_BACK) await inTransaction(client, stream, 'ROLLBACK');
    else {
      if (fate < ROLLED_BACK + EARLY_XID) await inTransaction(client, stream, 'COMMIT');
      else await client.query(insert(stream));
      committed.push(stream);
    }
  }
  client.release();
  return committed;
}

/** Takes its transaction id, lets others go first, and only then draws a position. */
async function inTransaction(client: PoolClient, stream: string, end: 'COMMIT' | 'ROLLBACK') {
  await client.query('BEGIN; SELECT pg_current_xact_id()');
  await client.query(insert(stream));
  await client.query(end);
}

const insert = (stream: string) => ({
  name: 'insert',
  text: `INSERT INTO events.events (stream, revision, id, type, data, metadata)
         VALUES ($1, 0, gen_random_uuid(), 'Happened', '{}', '{}')`,
  values: [stream],
});

/** The same numbers in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
