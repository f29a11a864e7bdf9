import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { asError } from '../../process/errors.ts';
import { binariesFor } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { dataPlaceFor } from './data-place.ts';
import { ownServer } from './owner.ts';
import { connectionUrl, endPostmaster, postmasterOf } from './postmaster.ts';
import { ensureRunning, removeSocketDirectory, type Settings } from './server.ts';

export type EmbeddedPostgresOptions = Readonly<{
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
