import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['command-api', 'query-api', 'infrastructure', 'standalone'];
/** A test's or a group's title, and the calls it names: `GET /rooms/{id}`. */
const TITLE = /^\s*(?:describe|it)(?:\.each)?\((['"`])(.*?)\1/gm;
const CALL = /\b(?:GET|POST|PUT|DELETE) \/[^\s,:;'"]*/g;

/** Which test files name a call in a title, by the call. */
export async function testsOfCalls(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const file of (await Promise.all(FOLDERS.map(testFiles))).flat().sort())
    for (const [, , title = ''] of (await readFile(file, 'utf8')).matchAll(TITLE))
      for (const [call] of title.matchAll(CALL)) {
        const files = found.get(call) ?? [];
        const name = relative(ROOT, file);
        found.set(call, files.includes(name) ? files : [...files, name]);
      }
  return found;
}

async function testFiles(folder: string): Promise<string[]> {
  const names = await readdir(join(ROOT, folder), { recursive: true });
  return names
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => join(ROOT, folder, name));
}
