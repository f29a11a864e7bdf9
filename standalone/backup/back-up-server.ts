import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import { asError } from '@baanpak/infrastructure/process/errors.ts';
import type { PoolClient } from 'pg';
import { progressBar } from '../progress-bar.ts';
import { copyHashed, filesIn, writeHashed } from './files.ts';
import { dataDirectory, keepWal, startPhysical, stopPhysical } from './raw-queries.ts';

/** Where the server's files are in a backup. */
export const SERVER = 'postgres';

/** Of the running server alone, or made again by it; WAL is copied for itself. */
const LEFT_OUT =
  /^(pg_wal|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_replslot)\/|^(postmaster\.(pid|opts)|server\.log|backup_label.*|\.s\.PGSQL.*)$|(^|\/)(pgsql_tmp[^/]*(\/.*)?|pg_internal\.init)$/;
/** Copied last: it must be no older than the rest. */
const CONTROL = 'global/pg_control';

type Options = Readonly<{
  databaseUrl: string;
  directory: string;
  sums: Map<string, string>;
}>;

/**
 * Copies the files of a server on this machine while it works, with the WAL that makes one moment of them.
 * Answers the directories its data has.
 */
export async function backUpServer({ databaseUrl, directory, sums }: Options): Promise<string[]> {
  const pool = openPool(databaseUrl, { max: 1, statementTimeout: 0, name: 'baanpak-backup' });
  const client = await pool.connect();
  try {
    const [found] = await runRaw(client, dataDirectory([], undefined));
    const data = found?.directory ?? '';
    const directories = await copyWhileItWorks(client, data, join(directory, SERVER), sums);
    client.release(true); // the slot that keeps WAL ends with its session
    return directories;
  } catch (error) {
    client.release(asError(error));
    throw error;
  } finally {
    await pool.end();
  }
}

async function copyWhileItWorks(
  client: PoolClient,
  data: string,
  to: string,
  sums: Map<string, string>,
): Promise<string[]> {
  await runRaw(client, keepWal([], undefined));
  const [started] = await runRaw(client, startPhysical([], undefined));
  const entries = await readdir(data, { recursive: true, withFileTypes: true });
  const directories = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(data.length + 1))
    .filter((path) => !/pgsql_tmp|^pg_replslot\//.test(path));
  const files = (await filesIn(data)).filter(({ path }) => !LEFT_OUT.test(path));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const bar = progressBar({ what: 'backup ', total, unit: 'bytes' });
  let done = 0;
  const moved = (bytes: number) => {
    done += bytes;
    bar.update(done);
  };
  const copy = async (path: string) => {
    const sum = await copyHashed(join(data, path), join(to, path), moved);
    if (sum !== undefined) sums.set(`${SERVER}/${path}`, sum);
  };
  for (const { path } of files) if (path !== CONTROL) await copy(path);
  await copy(CONTROL);
  const [stopped] = await runRaw(client, stopPhysical([], undefined));
  const label = await writeHashed(join(to, 'backup_label'), Readable.from([stopped?.label]));
  sums.set(`${SERVER}/backup_label`, label);
  for (const wal of await readdir(join(data, 'pg_wal')))
    if (isBetween(wal, started?.wal ?? '', stopped?.wal ?? '')) await copy(`pg_wal/${wal}`);
  bar.end();
  return directories;
}

/** Files of WAL are named by their places, in hex of one length. */
const isBetween = (wal: string, first: string, last: string): boolean =>
  /^[0-9A-F]{24}$/.test(wal) && wal >= first && wal <= last;
