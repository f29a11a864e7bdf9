import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { existingData } from '@baanpak/infrastructure/database/embedded-postgres/data-place.ts';
import {
  becomesWithin,
  endPostmaster,
  type Postmaster,
  postmasterOf,
} from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';

const run = promisify(execFile);
const made = new Set<string>();

/** An empty DATA_DIR that the user who runs PostgreSQL can enter, too. */
export async function makeDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'baanpak-e2e-'));
  made.add(directory);
  await chmod(directory, 0o711);
  return directory;
}

/** A DATA_DIR of its own with what another one holds, owners and all; nothing may run on that one. */
export async function copyOfData(directory: string): Promise<string> {
  const copy = await makeDataDirectory();
  await run('cp', ['-a', `${directory}/.`, copy]);
  return copy;
}

/** Where a DATA_DIR keeps its database. */
export const databaseDirectory = (dataDirectory: string): string => join(dataDirectory, 'postgres');

/** Kills the database server as a power cut would, without a word of warning. */
export async function killPostgres(dataDirectory: string): Promise<void> {
  const postmaster = await postgresOf(dataDirectory);
  if (!postmaster) throw new Error('There is no database server to kill');
  process.kill(postmaster.pid, 'SIGKILL');
  await becomesWithin(5_000, async () => (await postgresOf(dataDirectory)) === undefined);
}

/** Asks a database server to end, as somebody does who starts it again; answers once it has. */
export async function endPostgres(dataDirectory: string): Promise<void> {
  const postmaster = await postgresOf(dataDirectory);
  if (!postmaster) throw new Error('There is no database server to end');
  process.kill(postmaster.pid, 'SIGINT');
  await becomesWithin(
    10_000,
    async () => (await postgresOf(dataDirectory))?.pid !== postmaster.pid,
  );
}

/** Stops a database server with all its processes as a machine that hangs does; answers how to let it go on. */
export async function pausePostgres(dataDirectory: string): Promise<() => void> {
  const postmaster = await postgresOf(dataDirectory);
  if (!postmaster) throw new Error('There is no database server to pause');
  const { stdout } = await run('pgrep', ['-P', String(postmaster.pid)]);
  const pids = [postmaster.pid, ...stdout.trim().split('\n').map(Number)];
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {} // one of its processes ended meanwhile
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

/** Ends the database servers left by killed products, and removes all data. */
export async function removeDataDirectories(): Promise<void> {
  for (const directory of made) await removeDataDirectory(directory);
}

/** The same with one of them. */
export async function removeDataDirectory(directory: string): Promise<void> {
  const data = await existingData(databaseDirectory(directory));
  const postmaster = data && (await postmasterOf(data));
  if (postmaster) await endPostmaster(data, postmaster.pid);
  if (data) await rm(data, { recursive: true, force: true });
  await rm(directory, { recursive: true, force: true });
  made.delete(directory);
}

/** The database server of a DATA_DIR; undefined when none runs. */
export async function postgresOf(dataDirectory: string): Promise<Postmaster | undefined> {
  const data = await existingData(databaseDirectory(dataDirectory));
  return data === undefined ? undefined : postmasterOf(data);
}
