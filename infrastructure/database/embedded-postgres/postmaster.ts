import { readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../process/errors.ts';
import { existingData } from './data-place.ts';

/** A server as its lock file tells: PostgreSQL writes it first and removes it last. */
export type Postmaster = Readonly<{ pid: number; socketDirectory: string; isReady: boolean }>;

const LOCK_FILE = 'postmaster.pid';

const POLL_MS = 10;

/**
 * The address of the server that runs on `directory`'s data, or null when none does: for tools that
 * work beside the product. It ends when the product does.
 */
export async function attachEmbeddedPostgres(directory: string): Promise<string | null> {
  const data = await existingData(directory);
  if (data === undefined) return null;
  let url: string | null = null;
  await becomesWithin(30_000, async () => {
    const postmaster = await postmasterOf(data);
    if (postmaster?.isReady) url = connectionUrl(postmaster.socketDirectory);
    return postmaster === undefined || postmaster.isReady;
  });
  return url;
}

export const connectionUrl = (socketDirectory: string): string =>
  `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketDirectory)}`;

/** True also for a process of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The server that runs on this data, be it still starting or already stopping; else undefined. */
export async function postmasterOf(directory: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(directory, LOCK_FILE), 'utf8').catch(() => '');
  // pid, data directory, start time, port, socket directory, TCP address, shared memory, status
  const [pid = '', , , , socketDirectory = '', , , status = ''] = text.split('\n');
  if (!/^\d+$/.test(pid) || !(await isPostgres(Number(pid)))) return undefined;
  return { pid: Number(pid), socketDirectory, isReady: status.trim() === 'ready' };
}

/**
 * A lock file whose process is something else by now, as happens when a container starts again and
 * counts its processes from one: PostgreSQL would refuse to start over it.
 */
export async function removeStaleLock(directory: string): Promise<void> {
  if ((await postmasterOf(directory)) !== undefined) return;
  const text = await readFile(join(directory, LOCK_FILE), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (pid > 0 && isAlive(pid)) await unlink(join(directory, LOCK_FILE));
}

/** Ends the server: fast first, at once after `patience` ms; resolves when it is gone. */
export async function endPostmaster(
  directory: string,
  pid: number,
  patience = 3000,
): Promise<void> {
  const isGone = async () => (await postmasterOf(directory))?.pid !== pid;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    send(pid, signal);
    if (await becomesWithin(signal === 'SIGINT' ? patience : 500, isGone)) return;
  }
}

/** Looks until `isSo`; false after `milliseconds`. */
export async function becomesWithin(
  milliseconds: number,
  isSo: () => Promise<boolean>,
): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!(await isSo())) {
    if (Date.now() > end) return false;
    await sleep(POLL_MS);
  }
  return true;
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(postgres.*\) [^ZX]/.test(stat); // Z: dead, its parent just has not asked yet
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
