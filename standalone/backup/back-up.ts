import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { openEventStoreDb } from '@baanpak/infrastructure/event-store/eventstoredb/event-store-db.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { mediaDirectoryOf } from '@baanpak/infrastructure/media/open-media.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { fingerprintsOf } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import { progressBar } from '../progress-bar.ts';
import { backUpServer } from './back-up-server.ts';
import { backUpTables } from './back-up-tables.ts';
import { writeChecksums } from './checksums.ts';
import { copyHashed, filesIn, writeHashed } from './files.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { migrationsOf } from './migrations.ts';

export type BackupKind = Manifest['kind'];

type Options = Readonly<{
  config: Config;
  databaseUrl: string;
  /** The directory in which the backup gets one of its own. */
  into: string;
  kind: BackupKind;
  now: Date;
}>;

export type MadeBackup = Readonly<{ directory: string; checksum: string }>;

/** Where pictures are in a backup. */
export const MEDIA = 'media';

/**
 * Copies log, schema `command` and media, in this order, while the product runs or not. Until it is whole its
 * directory's name ends in `.part`. Throws a BootError where this kind cannot be obtained here.
 */
export async function backUp(options: Options): Promise<MadeBackup> {
  const { config, kind, into, now } = options;
  if (kind === 'physical' && config.stores.databaseUrl !== undefined)
    throw new BootError(
      'A physical backup copies the files of the embedded PostgreSQL; for DATABASE_URL take a logical one, or pg_basebackup on its server.',
    );
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const directory = join(resolve(into), `baanpak-${stamp}-${kind}`);
  const part = `${directory}.part`;
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const checksum = await fill(part, options);
    await rename(part, directory);
    return { directory, checksum };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function fill(directory: string, options: Options): Promise<string> {
  const { config, databaseUrl, kind, now } = options;
  const sums = new Map<string, string>();
  const target = { databaseUrl, directory, sums };
  const migrations = await migrationsOf(databaseUrl);
  const directories = kind === 'physical' ? await backUpServer(target) : [];
  const copied = kind === 'logical' ? await backUpTables(target) : { tables: [], sequences: {} };
  const logEnd = await logEndOf(config);
  const media = mediaDirectoryOf(config);
  if (media !== undefined) await backUpMedia(media, directory, sums);
  const manifest: Manifest = {
    ...{ format: 1, kind, madeAt: now.toISOString(), product: VERSION },
    log: config.stores.eventStoreUrl === undefined ? 'postgresql' : 'eventstoredb',
    ...(logEnd && { logEnd }),
    media: media === undefined ? 's3' : 'disk',
    fingerprints: Object.fromEntries(fingerprintsOf(config.secrets)),
    ...{ migrations, directories, ...copied },
  };
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  sums.set(MANIFEST, await writeHashed(join(directory, MANIFEST), Readable.from([text])));
  return writeChecksums(directory, sums);
}

/** Of a log of its own, asked for after the tables were copied; undefined where it is empty, or does not answer. */
async function logEndOf({ stores: { eventStoreUrl } }: Config): Promise<Manifest['logEnd']> {
  if (eventStoreUrl === undefined) return undefined;
  const store = await openEventStoreDb({ url: eventStoreUrl, streams: STORED_EVENTS.streams });
  try {
    const newest = await store.newest();
    if (!newest) return undefined;
    const { position, ...event } = newest;
    return { ...event, position: `${position.commit}/${position.prepare}` };
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  } finally {
    await store.close();
  }
}

/** Pictures are whole once they are there, and are never changed or taken away. */
async function backUpMedia(from: string, directory: string, sums: Map<string, string>) {
  const files = (await filesIn(from)).filter(({ path }) => !HALF.test(path));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const bar = progressBar({ what: 'media  ', total, unit: 'bytes' });
  let done = 0;
  for (const { path } of files) {
    const sum = await copyHashed(join(from, path), join(directory, MEDIA, path), (bytes) => {
      done += bytes;
      bar.update(done);
    });
    if (sum !== undefined) sums.set(`${MEDIA}/${path}`, sum);
  }
  bar.end();
}

/** One that is being written. */
const HALF = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
