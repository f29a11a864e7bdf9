import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { progressBar } from '../progress-bar.ts';
import { filesIn, hashOf, writeHashed } from './files.ts';

/** As `sha256sum` writes and checks it. */
export const CHECKSUMS = 'SHA256SUMS';
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** Writes the list of all files; answers its own checksum, which tells this backup from every other. */
export function writeChecksums(
  directory: string,
  sums: ReadonlyMap<string, string>,
): Promise<string> {
  const lines = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = lines.map(([path, sum]) => `${sum}  ${path}\n`).join('');
  return writeHashed(join(directory, CHECKSUMS), Readable.from([text]));
}

/** Throws a BootError that names the first file which is missing, is one too many or is not as it was written. */
export async function checkChecksums(directory: string): Promise<string> {
  const text = await readFile(join(directory, CHECKSUMS), 'utf8').catch(() => {
    throw damaged(directory, `it has no ${CHECKSUMS}`);
  });
  const sums = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, sum, path] = LINE.exec(line) ?? [];
    if (sum === undefined || path === undefined) throw damaged(directory, `${CHECKSUMS} is broken`);
    sums.set(path, sum);
  }
  const found = (await filesIn(directory)).filter(({ path }) => path !== CHECKSUMS);
  for (const { path } of found)
    if (!sums.has(path)) throw damaged(directory, `${path} is not in ${CHECKSUMS}`);
  const there = new Set(found.map(({ path }) => path));
  for (const path of sums.keys())
    if (!there.has(path)) throw damaged(directory, `${path} is missing`);

  const total = found.reduce((sum, { bytes }) => sum + bytes, 0);
  const bar = progressBar({ what: 'verify ', total, unit: 'bytes' });
  let done = 0;
  const moved = (bytes: number) => {
    done += bytes;
    bar.update(done);
  };
  for (const [path, sum] of sums)
    if ((await hashOf(join(directory, path), moved)) !== sum)
      throw damaged(directory, `${path} is not as it was written`);
  bar.end();
  return createHash('sha256').update(text).digest('hex');
}

const damaged = (directory: string, why: string) =>
  new BootError(
    `The backup in ${directory} is damaged: ${why}. Nothing was touched; take another backup.`,
  );
