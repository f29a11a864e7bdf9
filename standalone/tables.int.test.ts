import { migrateCommandSchema } from '@baanpak/command-api/start.ts';
import { COMMAND_COLUMNS } from '@baanpak/command-api/testing/columns.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@baanpak/infrastructure/testing/test-database.ts';
import { GROUPS } from '@baanpak/projector/read-models.ts';
import { createSchema } from '@baanpak/projector/schema/create.ts';
import { READ_COLUMNS, REGISTRY_COLUMNS } from '@baanpak/projector/testing/columns.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
  const store = await openPostgresEventStore({ pool });
  await migrateCommandSchema(pool);
  const storeId = await store.storeId();
  for (const group of GROUPS) await createSchema(pool, group, group.schema, storeId);
  await store.close();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** By name, those that may be null with a `?`. */
async function columnsOf(schemas: readonly string[], table: string) {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `SELECT column_name AS name, udt_name || CASE is_nullable WHEN 'YES' THEN '?' ELSE '' END AS type
     FROM information_schema.columns WHERE table_schema = ANY ($1) AND table_name = $2`,
    [schemas, table],
  );
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
}

describe('the types by which queries are typed are those of table', () => {
  it.each(Object.entries(READ_COLUMNS))('%s', async (table, columns) => {
    const schemas = GROUPS.map(({ schema }) => schema);
    expect(await columnsOf(schemas, table)).toMatchObject(columns);
  });

  it.each(Object.entries({ ...COMMAND_COLUMNS, ...REGISTRY_COLUMNS }))(
    '%s',
    async (named, columns) => {
      const [schema = '', table = ''] = named.split('.');
      expect(await columnsOf([schema], table)).toMatchObject(columns);
    },
  );
});
