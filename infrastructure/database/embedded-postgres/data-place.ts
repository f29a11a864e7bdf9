import { createHash } from 'node:crypto';
import { access, chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BootError } from '../../process/errors.ts';
import { type Account, accountFor, canWrite, giveTo } from './account.ts';

/** Where the server's files are or shall be, and who runs it. */
export type DataPlace = Readonly<{ directory: string; account: Account }>;

const STATE_DIRECTORY = '/var/lib/baanpak';

/** A directory's data, wherever it was put; undefined when there is none yet. */
export async function existingData(directory: string): Promise<string | undefined> {
  for (const place of [resolve(directory), elsewhere(directory)])
    if (await holdsData(place)) return place;
  return undefined;
}

/**
 * The directory itself; or, where the account that must run the server cannot go (root's home), one
 * of its own under /var/lib/baanpak, told to `log`. Data found in either place stays where it is.
 * BootError when neither can be written.
 */
export async function dataPlaceFor(
  directory: string,
  log: (sentence: string) => void,
): Promise<DataPlace> {
  const wanted = resolve(directory);
  const found =
    (await existingData(wanted)) ?? ((await canBeUsed(wanted)) ? wanted : elsewhere(wanted));
  const account = await accountFor(found);
  if (await holdsData(found)) await claim(account, found);
  else await makeDirectory(dirname(found));
  if (found !== wanted) await openToPass(dirname(found));
  if (found !== wanted)
    log(
      `PostgreSQL cannot run as root, and the user it runs as cannot enter ${dirname(wanted)}: its data is kept in ${found}.`,
    );
  return { directory: found, account };
}

function elsewhere(directory: string): string {
  const hash = createHash('sha256').update(resolve(directory)).digest('hex');
  return join(STATE_DIRECTORY, hash.slice(0, 16), 'postgres');
}

const holdsData = (directory: string): Promise<boolean> =>
  access(join(directory, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Tries with a directory beside the one to be made: only that tells for every parent's modes. */
async function canBeUsed(directory: string): Promise<boolean> {
  const account = await accountFor(directory);
  await makeDirectory(dirname(directory));
  const trial = await mkdtemp(`${directory}.trial-`).catch((error) => {
    throw cannotBeWritten(dirname(directory), error);
  });
  try {
    await giveTo(account, trial);
    return await canWrite(account, trial);
  } finally {
    await rm(trial, { recursive: true });
  }
}

/** Data that root copied here belongs to root; anybody else's is its account's already. */
async function claim(account: Account, directory: string): Promise<void> {
  if (account !== undefined && (await stat(directory)).uid === 0) await giveTo(account, directory);
  if (await canWrite(account, directory)) return;
  throw new BootError(
    `The database in ${directory} cannot be written by ${account ? `user ${account.uid}, whom PostgreSQL runs as` : 'this user'}; make DATA_DIR a place that user can enter and write.`,
  );
}

async function makeDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true }).catch((error) => {
    throw cannotBeWritten(directory, error);
  });
}

/** Whatever this process's umask: the account passes through, and only its own is its to read. */
async function openToPass(directory: string): Promise<void> {
  for (const path of [STATE_DIRECTORY, directory]) await chmod(path, 0o755);
}

const cannotBeWritten = (directory: string, error: NodeJS.ErrnoException) =>
  new BootError(
    `The data directory ${directory} cannot be written (${error.code}); make it writable or set DATA_DIR to another.`,
  );
