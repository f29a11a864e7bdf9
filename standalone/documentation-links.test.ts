import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LINK = /\]\(([^)\s#]+)/g;

async function pages(): Promise<string[]> {
  const docs = await readdir(join(ROOT, 'docs'), { recursive: true });
  const own = (await readdir(ROOT)).filter((name) => name.endsWith('.md'));
  return [...own, ...docs.filter((name) => name.endsWith('.md')).map((name) => join('docs', name))];
}

it('lead from every page of the documentation to a file that is there', async () => {
  const dead: string[] = [];
  for (const page of await pages()) {
    const text = await readFile(join(ROOT, page), 'utf8');
    for (const [, to = ''] of text.matchAll(LINK))
      if (!to.includes(':') && !existsSync(join(ROOT, dirname(page), to)))
        dead.push(`${page} → ${to}`);
  }
  expect(dead).toEqual([]);
});
