import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { parseJson } from '../json/json.ts';
import { errorCode } from '../process/errors.ts';

/**
 * Who was erased, in a file that lies apart from the database: a backup of the database that is put
 * back has their keys again, and `npm run restore` destroys them by this list once more.
 */
export type ErasedList = Readonly<{
  /** Resolves when it is on the disk; throws when it may not be. */
  add(subject: string): Promise<void>;
  all(): Promise<readonly string[]>;
}>;

type Entry = Readonly<{ subject: string; erasedAt: string }>;

/** A line each, only ever added to; made with its directory at the first. */
export const erasedListIn = (path: string): ErasedList => ({
  async add(subject) {
    const entry: Entry = { subject, erasedAt: new Date().toISOString() };
    try {
      await mkdir(dirname(path), { recursive: true });
      await appendLine(path, JSON.stringify(entry));
      await syncDirectory(dirname(path)); // of a new file, its name
    } catch (error) {
      throw new Error(
        `The list of erased subjects, ${path}, cannot be written (${errorCode(error)}): nothing was erased`,
        { cause: error },
      );
    }
  },
  async all() {
    const text = await readFile(path, 'utf8').catch(whenMissing);
    return [...new Set(text.split('\n').flatMap(subjectIn))];
  },
});

/** Behind a line that broke off the next one begins again: an empty line is no entry. */
async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(`\n${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** One that broke off was never answered. */
function subjectIn(line: string): readonly string[] {
  try {
    const entry = parseJson(line);
    return isRecord(entry) && typeof entry.subject === 'string' ? [entry.subject] : [];
  } catch {
    return [];
  }
}

function whenMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
