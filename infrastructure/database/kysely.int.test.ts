import {
  createTestDatabase,
  type TestDatabase,
} from '@baanpak/infrastructure/testing/test-database.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKysely } from './kysely.ts';
import { openPool } from './pool.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, { max: 1 });
  await pool.query('CREATE SCHEMA shown; CREATE TABLE shown.rooms AS SELECT 1 AS room');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const room = () =>
  sql<{ room: number }>`SELECT room FROM shown.rooms`.execute(openKysely<object>(pool));
const prepared = async () =>
  (await pool.query(`SELECT FROM pg_prepared_statements WHERE statement LIKE '%shown.rooms'`))
    .rowCount;

it('prepares a statement once it has come five times, no matter who asks', async () => {
  for (let times = 1; times < 5; times += 1) await room();
  expect(await prepared()).toBe(0);
  await room();
  await room();
  expect(await prepared()).toBe(1);
});

it('reads what stands under the same name after a swap of schemas', async () => {
  for (let times = 0; times < 8; times += 1) await room();
  await pool.query(`
    CREATE SCHEMA next; CREATE TABLE next.rooms AS SELECT 2 AS room;
    DROP SCHEMA shown CASCADE; ALTER SCHEMA next RENAME TO shown`);
  expect((await room()).rows).toEqual([{ room: 2 }]);
});
