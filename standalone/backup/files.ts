import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '@baanpak/infrastructure/process/errors.ts';

/** A file of a tree: its path in it, with slashes, and how many bytes it had when it was looked at. */
export type FoundFile = Readonly<{ path: string; bytes: number }>;

/** All files below a directory, in the order of their paths; none where there is no directory. */
export async function filesIn(directory: string): Promise<FoundFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    unlessMissing(() => []),
  );
  const found: FoundFile[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const whole = join(entry.parentPath, entry.name);
    const bytes = await stat(whole).then(
      ({ size }) => size,
      unlessMissing(() => undefined),
    );
    if (bytes !== undefined)
      found.push({ path: relative(directory, whole).split(sep).join('/'), bytes });
  }
  return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Writes what a stream gives, through others, to a new file that is its owner's alone and on the disk at the
 * end; answers its SHA-256 (hex).
 */
export async function writeHashed(
  path: string,
  source: Readable,
  ...through: readonly Transform[]
): Promise<string> {
  const hash = createHash('sha256');
  const hashing = passing((chunk) => hash.update(chunk));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline([source, ...through, hashing, createWriteStream(path, { ...NEW, flush: true })]);
  return hash.digest('hex');
}

const NEW = { flags: 'wx', mode: 0o600 } as const;

/** The same with a file, told how many bytes went by; undefined where it is no more. */
export async function copyHashed(
  from: string,
  to: string,
  moved: (bytes: number) => void,
): Promise<string | undefined> {
  const counting = passing(({ length }) => moved(length));
  try {
    return await writeHashed(to, createReadStream(from), counting);
  } catch (error) {
    await rm(to, { force: true });
    return unlessMissing(() => undefined)(error);
  }
}

/** Lets everything pass, and shows it. */
export const passing = (look: (chunk: Buffer) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      look(chunk);
      done(null, chunk);
    },
  });

/** SHA-256 (hex) of a file, told how many bytes went by. */
export async function hashOf(path: string, moved: (bytes: number) => void): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    moved(chunk.length);
  }
  return hash.digest('hex');
}

const unlessMissing =
  <Answer>(answer: () => Answer) =>
  (error: unknown): Answer => {
    if (errorCode(error) === 'ENOENT') return answer();
    throw error;
  };
