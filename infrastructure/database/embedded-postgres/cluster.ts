import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { BootError } from '../../process/errors.ts';
import { giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { DataPlace } from './data-place.ts';
import { isAlive } from './postmaster.ts';

const run = promisify(execFile);
const inTheMaking = new Set<string>();

/**
 * Makes the database files when there are none: in a directory aside that is renamed when whole, so
 * that a crash in between leaves nothing that looks like a database. `durable: false` for tests.
 * BootError for files of another major version or of something else.
 */
export async function ensureCluster(
  { directory, account }: DataPlace,
  { directory: programs, major }: Binaries,
  durable: boolean,
): Promise<void> {
  const version = await versionOf(directory);
  if (version === major) return;
  if (version !== undefined) throw otherVersion(directory, version, major);
  await throwAwayHalfMade(directory);
  const aside = await mkdtemp(`${asidePrefix(directory)}${process.pid}-`);
  inTheMaking.add(aside);
  try {
    await giveTo(account, aside);
    const options = [
      ...['--username=postgres', '--auth-local=trust', '--auth-host=reject'],
      ...['--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'],
      ...(durable ? [] : ['--no-sync']),
    ];
    await run(join(programs, 'bin', 'initdb'), ['-D', aside, ...options], {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH },
    }).catch((error: { stderr?: string }) => {
      throw notMade(directory, error.stderr ?? String(error));
    });
    await moveInto(directory, aside, major);
  } finally {
    await rm(aside, { recursive: true, force: true });
    inTheMaking.delete(aside);
  }
}

async function versionOf(directory: string): Promise<string | undefined> {
  const text = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text?.trim();
}

async function moveInto(directory: string, aside: string, major: string): Promise<void> {
  await rename(aside, directory).catch(async (error: NodeJS.ErrnoException) => {
    const madeByAnother = (await versionOf(directory)) === major;
    if (madeByAnother) return;
    throw new BootError(
      `${directory} holds files that are no PostgreSQL database (${error.code}); empty it or set DATA_DIR to another.`,
    );
  });
}

const asidePrefix = (directory: string) => `${directory}.new-`;

/** What a process made that is no more; of one still alive, or this one, it may yet be finished. */
async function throwAwayHalfMade(directory: string): Promise<void> {
  const prefix = basename(asidePrefix(directory));
  for (const name of await readdir(dirname(directory))) {
    if (!name.startsWith(prefix)) continue;
    const path = join(dirname(directory), name);
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    const beingMade = pid === process.pid ? inTheMaking.has(path) : isAlive(pid);
    if (!beingMade) await rm(path, { recursive: true, force: true });
  }
}

/** initdb ends with advice of several lines; the reason stands at `error:` or `FATAL:`. */
const notMade = (directory: string, output: string) =>
  new BootError(
    `PostgreSQL cannot make its data in ${directory}: ${/(?:error|FATAL): +(.*)/.exec(output)?.[1] ?? output.trim()}`,
  );

const otherVersion = (directory: string, found: string, major: string) =>
  new BootError(
    `${directory} holds the data of PostgreSQL ${found}, this is PostgreSQL ${major}; set DATA_DIR to another directory, or dump with ${found} and restore.`,
  );
