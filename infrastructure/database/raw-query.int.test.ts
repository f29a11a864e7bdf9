import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openPool } from './pool.ts';
import { runRaw, type Statement } from './raw-query.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, { queryTimeout: 500 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const slow: Statement<object> = { name: 'slow', text: 'SELECT pg_sleep(2)', values: [] };

it('may take as long as its connection allows, or as it is given', async () => {
  await expect(runRaw(pool, slow)).rejects.toThrow('Query read timeout');
  expect(await runRaw(pool, slow, { within: 60_000 })).toHaveLength(1);
});
