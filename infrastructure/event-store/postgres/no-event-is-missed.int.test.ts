/** @module-tag long */
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openPool } from '../../database/pool.ts';
import { startPostgresForTest } from '../../testing/own-postgres.ts';
import { follow } from '../contract-suite/follower.ts';
import { event, positionOf } from '../contract-suite/given.ts';
import { until } from '../contract-suite/until.ts';
import { comparePositions, START } from '../port.ts';
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
  onTestFinished(server.stop);
  const pool = openPool(server.url, { max: WRITERS });
  const store = await openPostgresEventStore({ connectionString: server.url });
  const follower = follow(store);

  const writers = Array.from({ length: WRITERS }, (_, writer) => write(pool, writer));
  const written = (await Promise.all(writers)).flat();
  const behindAll = positionOf(await store.append('last', 'no-stream', [event()]));
  await until(() => comparePositions(follower.batches.at(-1)?.position ?? START, behindAll) >= 0);

  await follower.stop();
  await store.close();
  await pool.end();
  const handedOver = follower.events().map(({ stream }) => stream);
  const seen = new Set(handedOver);
  const missed = written.filter((stream) => !seen.has(stream)).length;
  const batches = follower.batches.length;
  console.log(`${written.length} commits read in ${batches} batches, ${missed} missed`);
  expect(written.length).toBeGreaterThanOrEqual(50_000);
  expect(missed).toBe(0);
  expect(handedOver).toHaveLength(written.length + 1);
  // A reader that came only after the writers would have proved nothing.
  expect(batches).toBeGreaterThan(100);
}, 300_000);

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
