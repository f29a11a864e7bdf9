import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openKysely } from './kysely.ts';
import { type Migrations, migrate } from './migrate.ts';
import { openPool } from './pool.ts';

type Schema = { 'read_1.notes': { id: number } };

let database: TestDatabase;
let pool: Pool;
let db: Kysely<Schema>;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
  db = openKysely(pool);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const migrations: Migrations = {
  '0001-notes': {
    up: (schema) => schema.schema.createTable('notes').addColumn('id', 'integer').execute(),
  },
  '0002-a-note': {
    up: async (schema) => {
      await sql`INSERT INTO read_1.notes VALUES (1)`.execute(schema);
    },
  },
};

const notes = () => db.selectFrom('read_1.notes').select('id').execute();

describe('migrating a schema', () => {
  it('makes it and does each step once', async () => {
    expect(await migrate(db, 'read_1', migrations)).toEqual(['0001-notes', '0002-a-note']);
    expect(await migrate(db, 'read_1', migrations)).toEqual([]);
    expect(await notes()).toEqual([{ id: 1 }]);
  });

  it('does each step once for many processes at the same moment', async () => {
    const done = await Promise.all(
      Array.from({ length: 4 }, () => migrate(db, 'read_1', migrations)),
    );
    expect(done.flat().sort()).toEqual(['0001-notes', '0002-a-note']);
    expect(await notes()).toEqual([{ id: 1 }]);
  });

  it('keeps the list of steps inside, so that schemas do not know each other', async () => {
    const first = { '0001-notes': migrations['0001-notes'] ?? { up: async () => {} } };
    await migrate(db, 'read_1', first);
    expect(await migrate(db, 'read_2', first)).toEqual(['0001-notes']);
  });

  it('leaves nothing of a step that fails, and throws its error', async () => {
    const broken: Migrations = {
      ...migrations,
      '0003-broken': {
        up: async (schema) => {
          await sql`INSERT INTO read_1.notes VALUES (2)`.execute(schema);
          throw new Error('no further');
        },
      },
    };
    await expect(migrate(db, 'read_1', broken)).rejects.toThrow('no further');
    expect(await notes()).toEqual([{ id: 1 }]);
  });

  it('accepts a schema that a newer version made', async () => {
    await migrate(db, 'read_1', migrations);
    const older = { '0001-notes': migrations['0001-notes'] ?? { up: async () => {} } };
    expect(await migrate(db, 'read_1', older)).toEqual([]);
  });
});
