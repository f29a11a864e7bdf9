import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BootError } from '../../process/errors.ts';
import { canWrite, giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { DataPlace } from './data-place.ts';
import { type Postmaster, postmasterOf, removeStaleLock } from './postmaster.ts';

/** PostgreSQL's settings by name, e.g. `{ fsync: 'off' }`. */
export type Settings = Readonly<Record<string, string>>;

type Launch = Readonly<{ place: DataPlace; binaries: Binaries; settings: Settings }>;

const START_WITHIN_MS = 120_000; // recovery after a crash replays the log first
const SOCKET_PREFIX = 'baanpak-pg-';

const SETTINGS: Settings = {
  listen_addresses: '', // the Unix socket alone: nothing for the network to knock at
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '256MB',
  idle_in_transaction_session_timeout: '60s', // an idle transaction holds back every subscription
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log', // starts, stops, crashes; statements that fail are the caller's to tell
  log_checkpoints: 'off',
};

/** Finds the server on this data running, `attached`, or starts it. BootError when it does not start. */
export async function ensureRunning(
  launch: Launch,
): Promise<Readonly<{ attached: boolean; postmaster: Postmaster }>> {
  const { directory } = launch.place;
  const end = Date.now() + START_WITHIN_MS;
  let attached = true;
  while (Date.now() < end) {
    const postmaster = await postmasterOf(directory);
    if (postmaster?.isReady) return { attached, postmaster };
    if (postmaster === undefined) attached = !(await spawnServer(launch, end));
    else await sleep(20);
  }
  throw new BootError(`The PostgreSQL in ${directory} was not ready in ${START_WITHIN_MS} ms.`);
}

/** A directory of the server in the temporary directory; kept while it runs. */
export async function removeSocketDirectory({ socketDirectory }: Postmaster): Promise<void> {
  if (basename(socketDirectory).startsWith(SOCKET_PREFIX))
    await rm(socketDirectory, { recursive: true, force: true });
}

/** False when another process was faster, or the last server is not quite gone: look again. */
async function spawnServer({ place, binaries, settings }: Launch, end: number): Promise<boolean> {
  const { directory, account } = place;
  await removeStaleLock(directory);
  const all = {
    ...SETTINGS,
    unix_socket_directories: await socketDirectoryFor(place),
    ...settings,
  };
  const output = await open(join(directory, 'server.log'), 'w', 0o600);
  const child = spawn(
    join(binaries.directory, 'bin', 'postgres'),
    [
      '-D',
      directory,
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH },
      detached: true, // Ctrl-C is for the product, which stops its server last
      stdio: ['ignore', output.fd, output.fd],
    },
  );
  child.unref();
  const ended = once(child, 'exit').then(() => true);
  await output.close();
  while (Date.now() < end) {
    const postmaster = await postmasterOf(directory);
    if (postmaster?.isReady && postmaster.pid === child.pid) return true;
    if (await Promise.race([ended, sleep(10, false)])) break;
  }
  await explain(directory);
  return false;
}

/** What the server said last, unless it says that another one has the data. */
async function explain(directory: string): Promise<void> {
  const text = await readFile(join(directory, 'server.log'), 'utf8').catch(() => '');
  if (/lock file .* already exists|pre-existing shared memory/.test(text)) return sleep(50);
  const reason = /FATAL: +(.*)/.exec(text)?.[1] ?? text.trim().split('\n').at(-1);
  throw new BootError(`The embedded PostgreSQL did not start on ${directory}: ${reason}`);
}

/** The data directory, which is private; a short one where its path is too long for a socket. */
async function socketDirectoryFor({ directory, account }: DataPlace): Promise<string> {
  if (/^[\w@+=:./-]{1,85}$/.test(directory)) return directory;
  for (const parent of [tmpdir(), '/tmp']) {
    if (parent.length > 60) continue;
    const made = await mkdtemp(join(parent, SOCKET_PREFIX));
    await giveTo(account, made);
    if (await canWrite(account, made)) return made;
    await rm(made, { recursive: true });
  }
  throw new BootError(`The path ${dirname(directory)} is too long for a socket, and so is TMPDIR.`);
}
