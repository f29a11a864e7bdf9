import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { asError, BootError } from '../../process/errors.ts';
import { runRaw } from '../raw-query.ts';
import { canWrite, giveTo } from './account.ts';
import { type Binaries, binariesFor } from './binaries.ts';
import { type DataPlace, dataPlaceFor } from './data-place.ts';
import {
  connectionUrl,
  endPostmaster,
  isAlive,
  type Postmaster,
  postmasterOf,
  removeStaleLock,
} from './postmaster.ts';
import { lockOwner } from './raw-queries.ts';

type EmbeddedPostgresOptions = Readonly<{
  /** Where the data is kept; made when missing. Under a directory its user cannot enter, see `log`. */
  directory: string;
  /** Over our own, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Settings;
  /** Told in a sentence where the data is kept elsewhere, and that a dead server was started again. */
  log?: (sentence: string) => void;
}>;

export type EmbeddedPostgres = Readonly<{
  /** For node-pg, superuser `postgres`, database `postgres`; stays the same when the server dies and is started again. */
  url: string;
  /** True when the server was left by a killed process and taken over. */
  attached: boolean;
  /** Ends the server within five seconds; a second call is the same. */
  stop(): Promise<void>;
}>;

/**
 * Starts the real PostgreSQL of the npm package on a Unix socket, in a process group of its own;
 * should it die, it is started again. BootError, naming the directory, when the data cannot be
 * written, is of another version or in use by another process.
 */
export async function startEmbeddedPostgres({
  directory,
  settings = {},
  log = () => {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = await dataPlaceFor(directory, log);
  const binaries = await binariesFor(place.account, place.directory);
  await ensureCluster(place, binaries, settings.fsync !== 'off');
  const { attached, postmaster } = await ensureRunning({ place, binaries, settings });
  const url = connectionUrl(postmaster.socketDirectory);
  const pinned = { ...settings, unix_socket_directories: postmaster.socketDirectory };

  let stopping: Promise<void> | undefined;
  let starting: Promise<void> = Promise.resolve();
  let owner = watched(await ownServer(url, place.directory));

  function watched(client: Client): Client {
    client.once('end', () => {
      if (stopping === undefined) starting = startAgain();
    });
    return client;
  }

  async function startAgain(): Promise<void> {
    while (stopping === undefined) {
      try {
        const again = await ensureRunning({ place, binaries, settings: pinned });
        owner = watched(await ownServer(url, place.directory));
        if (!again.attached) log('The embedded PostgreSQL had ended and was started again.');
        return;
      } catch (error) {
        log(`The embedded PostgreSQL ended and does not start: ${asError(error).message}`);
        await sleep(1000);
      }
    }
  }

  async function end(): Promise<void> {
    await starting;
    await owner.end();
    const running = await postmasterOf(place.directory);
    if (running !== undefined) await endPostmaster(place.directory, running.pid);
    await removeSocketDirectory(postmaster);
  }

  return {
    url,
    attached,
    stop() {
      stopping ??= end();
      return stopping;
    },
  };
}

const OWNER_LOCK = [0x62616e70, 1]; // any pair of numbers, of no meaning elsewhere
const PATIENCE_MS = 3000; // the connection of an owner killed a moment ago may linger

/**
 * Makes this process the one that may stop the server, for as long as the connection lives; a
 * second product on the same data would otherwise take the database along when it leaves.
 * BootError while another process owns it.
 */
async function ownServer(url: string, directory: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: `owner, process ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => {}); // `end` follows, and tells all there is to tell
  await client.connect();
  const end = Date.now() + PATIENCE_MS;
  while (!(await locks(client))) {
    if (Date.now() > end) {
      const owner = await ownerOf(client);
      await client.end();
      throw new BootError(
        `The database in ${directory} is in use by another process (${owner}); stop it or set DATA_DIR to another directory.`,
      );
    }
    await sleep(50);
  }
  return client;
}

async function locks(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'SELECT pg_try_advisory_lock($1, $2) AS held',
    OWNER_LOCK,
  );
  return rows[0]?.held === true;
}

async function ownerOf(client: Client): Promise<string> {
  const [owner] = await runRaw(client, lockOwner(OWNER_LOCK, undefined));
  return owner?.name ?? 'unknown';
}

const run = promisify(execFile);
const inTheMaking = new Set<string>();

/**
 * Makes the database files when there are none: in a directory aside that is renamed when whole, so
 * that a crash in between leaves nothing that looks like a database. `durable: false` for tests.
 * BootError for files of another major version or of something else.
 */
async function ensureCluster(
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

/** PostgreSQL's settings by name, e.g. `{ fsync: 'off' }`. */
type Settings = Readonly<Record<string, string>>;

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
async function ensureRunning(
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
async function removeSocketDirectory({ socketDirectory }: Postmaster): Promise<void> {
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
