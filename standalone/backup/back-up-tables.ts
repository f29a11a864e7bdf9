import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import { asError } from '@baanpak/infrastructure/process/errors.ts';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { progressBar } from '../progress-bar.ts';
import { passing, writeHashed } from './files.ts';
import { type BackedUpTable, type Manifest, tableFile } from './manifest.ts';
import { copyOut, countRows, sequencesOf, tablesOf } from './raw-queries.ts';

/** The log first: what it needs of the others was written before it, so that no event lacks its key. */
export const SCHEMAS = ['events', 'command', 'sandbox'];
/** Kysely's own: what it says is made again by migrating. */
export const isOfMigrations = (name: string): boolean => name.startsWith('kysely_migration');

type Options = Readonly<{
  databaseUrl: string;
  directory: string;
  sums: Map<string, string>;
}>;

/**
 * Copies the log and schema `command` out as of one moment, to a file a table. Writes nothing to the
 * database and takes no lock that a writer would wait for.
 */
export async function backUpTables(
  options: Options,
): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  const pool = openPool(options.databaseUrl, {
    max: 1,
    statementTimeout: 0,
    name: 'baanpak-backup',
  });
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await copyAll(client, options);
    await client.query('COMMIT');
    const sequences = await runRaw(client, sequencesOf([SCHEMAS], undefined));
    client.release();
    return {
      tables,
      sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
    };
  } catch (error) {
    client.release(asError(error));
    throw error;
  } finally {
    await pool.end();
  }
}

async function copyAll(client: PoolClient, { directory, sums }: Options): Promise<BackedUpTable[]> {
  const found = await runRaw(client, tablesOf([SCHEMAS], undefined));
  const tables: BackedUpTable[] = [];
  for (const table of found.filter(({ name }) => !isOfMigrations(name))) {
    const { rows } = await client.query<{ count: number }>(countRows(table));
    tables.push({ ...table, rows: rows[0]?.count ?? 0 });
  }
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const bar = progressBar({ what: 'backup ', total, unit: 'rows' });
  let done = 0;
  for (const table of tables) {
    const file = tableFile(table);
    const counting = passing((chunk) => {
      done += linesIn(chunk);
      bar.update(done);
    });
    const rows = client.query(copyTo(copyOut(table)));
    const packing = createGzip({ level: 1 });
    sums.set(file, await writeHashed(join(directory, file), rows, counting, packing));
  }
  bar.end();
  return tables;
}

/** A row of COPY is a line: what is in it has no line breaks of its own. */
function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}
