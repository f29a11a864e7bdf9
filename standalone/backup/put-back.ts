import { access, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import {
  dataPlaceFor,
  existingData,
} from '@baanpak/infrastructure/database/embedded-postgres/data-place.ts';
import { mediaDirectoryOf } from '@baanpak/infrastructure/media/open-media.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { fingerprintsOf } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { reachDatabase } from '../reach-database.ts';
import { MEDIA } from './back-up.ts';
import { SERVER } from './back-up-server.ts';
import { checkChecksums } from './checksums.ts';
import { loadTables, refuseFilledDatabase } from './load-tables.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { checkMigrations } from './migrations.ts';

type Options = Readonly<{
  config: Config;
  /** The backup's. */
  directory: string;
  say: (line: string) => void;
}>;

/**
 * Puts a backup back into empty stores and answers what it says; what is remembered of the log is then to be reconciled. Throws a
 * BootError, and has touched nothing, for a damaged backup, other secrets than it was made with, and
 * stores in which something is.
 */
export async function putBack(options: Options): Promise<Manifest> {
  const { config, directory, say } = options;
  say(`backup        ${directory}, checksum ${await checkChecksums(directory)}`);
  const manifest = await readManifest(directory);
  checkFits(manifest, config);
  await refuseFilledMedia(config, manifest);
  if (manifest.kind === 'physical') await putServerBack(options, manifest);
  else await putRowsBack(options, manifest);
  await putMediaBack(options, manifest);
  return manifest;
}

function checkFits(manifest: Manifest, { stores, secrets }: Config): void {
  checkMigrations(manifest.migrations);
  for (const [name, fingerprint] of fingerprintsOf(secrets))
    if (manifest.fingerprints[name] !== fingerprint)
      throw new BootError(
        `${name} is not the one the backup was made with. Give the former one; where none was given, put its secrets.json into DATA_DIR first.`,
      );
  const log = stores.eventStoreUrl === undefined ? 'postgresql' : 'eventstoredb';
  if (manifest.log !== log)
    throw new BootError(
      `The backup's log is in ${manifest.log}, here it is in ${log}: give EVENTSTORE_URL as it was.`,
    );
  if (manifest.kind === 'physical' && stores.databaseUrl !== undefined)
    throw new BootError(
      'A physical backup is put back into an empty DATA_DIR, without DATABASE_URL.',
    );
}

async function refuseFilledMedia(config: Config, manifest: Manifest): Promise<void> {
  const media = mediaDirectoryOf(config);
  if (media === undefined || manifest.media === 's3') return;
  const there = await readdir(media).catch(() => []);
  if (there.length > 0)
    throw new BootError(`There are pictures in ${media}: a backup is put back into empty stores.`);
}

async function putServerBack({ config, directory, say }: Options, manifest: Manifest) {
  const wanted = join(config.dataDirectory, 'postgres');
  const there = await existingData(wanted);
  if (there !== undefined)
    throw new BootError(
      `There is a database in ${there}: a backup is put back into an empty DATA_DIR.`,
    );
  const place = await dataPlaceFor(wanted, say);
  const aside = `${place.directory}.put-back`;
  await rm(aside, { recursive: true, force: true }); // of one that was ended in the middle
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const path of manifest.directories) await mkdir(join(aside, path), { recursive: true });
  await cp(join(directory, SERVER), aside, { recursive: true });
  await rename(aside, place.directory);
  say('server        its files are put back');
}

async function putRowsBack({ config, directory, say }: Options, manifest: Manifest) {
  const database = await reachDatabase(config);
  try {
    await refuseFilledDatabase(database.url);
    const rows = await loadTables({ databaseUrl: database.url, directory, manifest });
    say(`rows          ${rows} put back`);
  } finally {
    await database.stop();
  }
}

async function putMediaBack({ config, directory, say }: Options, manifest: Manifest) {
  const media = mediaDirectoryOf(config);
  const from = join(directory, MEDIA);
  if (manifest.media === 's3' || media === undefined || !(await isThere(from))) return;
  await mkdir(dirname(media), { recursive: true });
  await cp(from, media, { recursive: true });
  say(`pictures      put back into ${media}`);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
