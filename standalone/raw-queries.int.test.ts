import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { migrateCommandSchema } from '@baanpak/command-api/start.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { registeredQueries } from '@baanpak/infrastructure/database/raw-query.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import { columnsOf } from '@baanpak/infrastructure/testing/columns-of.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@baanpak/infrastructure/testing/test-database.ts';
import { GROUPS } from '@baanpak/projector/read-models.ts';
import { createSchema } from '@baanpak/projector/schema/create.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '*/raw-queries.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
});
for (const file of FILES.trim().split('\n')) await import(join(ROOT, file));

let database: TestDatabase;
let client: Client;
let typeNames: ReadonlyMap<number, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = openPool(database.url);
  const store = await openPostgresEventStore({ pool });
  await migrateCommandSchema(pool);
  const storeId = await store.storeId();
  for (const group of GROUPS) await createSchema(pool, group, group.schema, storeId);
  await store.close();
  await pool.end();
  client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'SELECT oid::int, typname FROM pg_type',
  );
  typeNames = new Map(rows.map(({ oid, typname }) => [oid, typname]));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it.each(registeredQueries())('$name answers the columns it states', async ({ text, columns }) => {
  const stated = Object.entries(columns).map(([name, type]) => [name, type.replace('?', '')]);
  const found = await columnsOf(client, text);
  expect(found.map(([name, id]) => [name, typeNames.get(id)])).toEqual(stated);
});
