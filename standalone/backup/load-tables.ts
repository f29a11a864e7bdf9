import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import { createLog } from '@baanpak/infrastructure/event-store/postgres/schema.ts';
import { asError, BootError } from '@baanpak/infrastructure/process/errors.ts';
import { postgresStore } from '@baanpak/payment-sandbox/postgres-store.ts';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { progressBar } from '../progress-bar.ts';
import { isOfMigrations, SCHEMAS } from './back-up-tables.ts';
import { passing } from './files.ts';
import { type BackedUpTable, type Manifest, tableFile } from './manifest.ts';
import { migrateAsFarAs } from './migrations.ts';
import { continueSequence, copyIn, tablesOf } from './raw-queries.ts';

type Options = Readonly<{ databaseUrl: string; directory: string; manifest: Manifest }>;

/** BootError where one of the product's tables is there. */
export async function refuseFilledDatabase(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1 });
  try {
    const [found] = await runRaw(pool, tablesOf([[...SCHEMAS, 'read_models']], undefined));
    if (found)
      throw new BootError(
        `The database has a table ${found.schema}.${found.name} already: a backup is put back into an empty one.`,
      );
  } finally {
    await pool.end();
  }
}

/** Makes the tables as they were and fills them, all or none; answers how many rows. */
export async function loadTables(options: Options): Promise<number> {
  const { databaseUrl, manifest } = options;
  const pool = openPool(databaseUrl, { max: 2, statementTimeout: 0, name: 'baanpak-restore' });
  const { tables } = manifest;
  try {
    if (tables.some(({ schema }) => schema === 'events')) await createLog(pool, 'events');
    await migrateAsFarAs(pool, manifest.migrations);
    if (tables.some(({ schema }) => schema === 'sandbox')) await postgresStore(pool).prepare();
    await checkTables(pool, tables);
    return await fillAll(pool, options);
  } catch (error) {
    await pool.query(`DROP SCHEMA IF EXISTS ${SCHEMAS.join(', ')} CASCADE`).catch(() => {}); // none was there before
    throw error;
  } finally {
    await pool.end();
  }
}

/** Names go into SQL as they are: those that the database has are names. */
async function checkTables(pool: Pool, tables: readonly BackedUpTable[]): Promise<void> {
  const made = await runRaw(pool, tablesOf([SCHEMAS], undefined));
  const columns = new Map(made.map((table) => [`${table.schema}.${table.name}`, table.columns]));
  for (const table of tables) {
    const known = columns.get(`${table.schema}.${table.name}`)?.split(', ') ?? [];
    const isKnown = table.columns.split(', ').every((column) => known.includes(column));
    if (!isKnown || isOfMigrations(table.name))
      throw new BootError(
        `The backup has a table ${table.schema}.${table.name} (${table.columns}) that this version does not make.`,
      );
  }
}

async function fillAll(pool: Pool, { directory, manifest }: Options): Promise<number> {
  const { tables, sequences } = manifest;
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const bar = await barOver(directory, tables);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const { schema, name } of tables) await client.query(`TRUNCATE ${schema}.${name}`);
    for (const table of tables) {
      const file = createReadStream(join(directory, tableFile(table)));
      const into = client.query(copyFrom(copyIn(table)));
      await pipeline(file, passing(bar.moved), createGunzip(), into);
      if (into.rowCount !== table.rows)
        throw new BootError(
          `${tableFile(table)} has ${into.rowCount} rows instead of ${table.rows}.`,
        );
    }
    for (const [name, last] of Object.entries(sequences))
      await runRaw(client, continueSequence([name, last], undefined));
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(asError(error));
    throw error;
  }
  bar.end();
  return total;
}

async function barOver(directory: string, tables: readonly BackedUpTable[]) {
  let total = 0;
  for (const table of tables) total += (await stat(join(directory, tableFile(table)))).size;
  const bar = progressBar({ what: 'restore', total, unit: 'bytes' });
  let done = 0;
  return {
    end: bar.end,
    moved({ length }: Buffer): void {
      done += length;
      bar.update(done);
    },
  };
}
