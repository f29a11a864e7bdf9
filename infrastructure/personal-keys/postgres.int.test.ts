import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../database/pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { postgresPersonalKeys } from './postgres.ts';

const DATA_KEY = Buffer.alloc(32, 7);

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
  await pool.query(`CREATE SCHEMA command;
    CREATE TABLE command.personal_keys (
      subject text PRIMARY KEY, wrapped_key bytea, erased_at timestamptz)`);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Keys as another process sees them: nothing in memory yet. */
const keys = (dataKey = DATA_KEY) => postgresPersonalKeys(pool, dataKey);

describe('the keys of personal data', () => {
  it('are made once for a subject, 32 bytes each', async () => {
    const subject = randomUUID();
    const made = await keys().obtain(subject);
    expect(made).toHaveLength(32);
    expect(await keys().obtain(subject)).toEqual(made);
  });

  it('lie in memory of their own, and keep no more of it', async () =>
    expect((await keys().obtain(randomUUID())).buffer.byteLength).toBe(32));

  it('are different for each subject', async () => {
    const ring = keys();
    expect(await ring.obtain(randomUUID())).not.toEqual(await ring.obtain(randomUUID()));
  });

  it('are the same for many who ask at once, in many processes', async () => {
    const subject = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => keys().obtain(subject)));
    for (const one of all) expect(one).toEqual(all[0]);
  });

  it('are made for all who ask one process at once, also for who asks twice', async () => {
    const ring = keys();
    const subjects = Array.from({ length: 300 }, () => randomUUID());
    const made = await Promise.all([...subjects, ...subjects].map((each) => ring.obtain(each)));
    const stored = await keys().find(subjects);
    expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(300);
    for (const [n, subject] of [...subjects, ...subjects].entries())
      expect(made[n]).toEqual(stored.get(subject));
  });

  it('are the same for processes that ask for many in different orders at once', async () => {
    const subjects = Array.from({ length: 200 }, () => randomUUID());
    const rings = [subjects, [...subjects].reverse(), [...subjects].sort()].map(
      async (order) => new Map(await askAll(keys(), order)),
    );
    const [one, ...others] = await Promise.all(rings);
    for (const other of others)
      for (const subject of subjects) expect(other.get(subject)).toEqual(one?.get(subject));
  });

  it('are found for those that have one, the others left out', async () => {
    const [known, unknown] = [randomUUID(), randomUUID()];
    const key = await keys().obtain(known);
    for (const ring of [keys(), await warm(known)]) {
      const found = await ring.find([known, unknown]);
      expect([...found]).toEqual([[known, key]]);
    }
    expect(await keys().find([unknown])).toEqual(new Map());
  });

  it('lie wrapped in the database', async () => {
    const subject = randomUUID();
    const key = await keys().obtain(subject);
    const { rows } = await pool.query<{ wrapped_key: Buffer }>(
      'SELECT wrapped_key FROM command.personal_keys WHERE subject = $1',
      [subject],
    );
    expect(rows[0]?.wrapped_key.includes(key)).toBe(false);
  });

  it('fail loudly under another DATA_KEY, instead of being made again', async () => {
    const subject = randomUUID();
    const key = await keys().obtain(subject);
    const wrong = keys(Buffer.alloc(32, 8));
    await expect(wrong.obtain(subject)).rejects.toThrow();
    await expect(wrong.find([subject])).rejects.toThrow();
    expect(await keys().obtain(subject)).toEqual(key);
  });
});

const askAll = (ring: ReturnType<typeof keys>, subjects: readonly string[]) =>
  Promise.all(subjects.map(async (each) => [each, await ring.obtain(each)] as const));

async function warm(subject: string) {
  const ring = keys();
  await ring.obtain(subject);
  return ring;
}
