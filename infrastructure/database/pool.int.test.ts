import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openKysely } from './kysely.ts';
import { openPool } from './pool.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, { name: 'pool test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const read = async (expression: string) =>
  (await pool.query<{ value: unknown }>(`SELECT ${expression} AS value`)).rows[0]?.value;

describe('values read through the pool', () => {
  it.each([
    [`date '2026-02-28'`, '2026-02-28'],
    [`ARRAY[date '2026-02-28', NULL]`, ['2026-02-28', null]],
    [`timestamptz '2026-11-21 08:00:00.123456+07'`, '2026-11-21T01:00:00.123Z'],
    [`timestamptz '2026-11-21 01:00:00Z'`, '2026-11-21T01:00:00.000Z'],
    [`timestamptz 'infinity'`, 'infinity'],
    [`ARRAY[timestamptz '2026-11-21 01:00:00Z', NULL]`, ['2026-11-21T01:00:00.000Z', null]],
    [`timestamp '2026-11-21 01:00:00'`, '2026-11-21 01:00:00'],
    [`9007199254740991::int8`, 9007199254740991],
    [`ARRAY[-220000000000::int8, NULL]`, [-220000000000, null]],
    [`1.10::numeric`, '1.10'],
    [`7::int4`, 7],
    [`'{"a": [1]}'::jsonb`, { a: [1] }],
    [`true`, true],
  ])('%s', async (expression, value) => expect(await read(expression)).toEqual(value));

  it('are never rounded: a bigint past 2^53 fails its query, and the connection lives on', async () => {
    await expect(read('9007199254740993::int8')).rejects.toThrow('9007199254740993');
    expect(await read('1')).toBe(1);
  });

  it('have the same moment in any zone of the server', async () => {
    const client = await pool.connect();
    for (const zone of ['Asia/Bangkok', 'Asia/Kolkata', 'America/New_York']) {
      await client.query(`SET timezone = '${zone}'`);
      const { rows } = await client.query(`SELECT timestamptz '2026-11-21 01:00:00Z' AS value`);
      expect(rows).toEqual([{ value: '2026-11-21T01:00:00.000Z' }]);
    }
    client.release(true);
  });
});

describe('the pool', () => {
  it('outlives lost connections, idle or in use', async () => {
    const inUse = await pool.connect();
    await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')]);
    const killer = openPool(database.url, { max: 1 });
    await killer.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pool test'`,
    );
    await killer.end();
    await expect(inUse.query('SELECT 1')).rejects.toThrow();
    inUse.release(true);
    await vi.waitFor(async () => expect(await read('1')).toBe(1), 5000);
  });

  it('lets the server give up a statement that takes too long', async () => {
    const impatient = openPool(database.url, { statementTimeout: 50 });
    await expect(impatient.query('SELECT pg_sleep(30)')).rejects.toThrow('statement timeout');
    await impatient.end();
  });

  it('gives up a server that says nothing', async () => {
    const impatient = openPool(database.url, { queryTimeout: 50 });
    await expect(impatient.query('SELECT pg_sleep(30)')).rejects.toThrow('Query read timeout');
    await impatient.end();
  });

  it('has the server end the transaction of a process that hangs, within the time its locks have', async () => {
    expect(await read(`current_setting('idle_in_transaction_session_timeout')`)).toBe('15s');
  });

  it('gives up waiting for a connection', async () => {
    const small = openPool(database.url, { max: 1, connectionTimeout: 3_000 }); // the first is available in it
    const only = await small.connect();
    await expect(small.connect()).rejects.toThrow('timeout');
    only.release();
    await small.end();
  });

  it('stays open when a Kysely on it is destroyed', async () => {
    const db = openKysely<Record<string, never>>(pool);
    await db.destroy();
    expect(await read('1')).toBe(1);
  });
});
