import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePort } from '@baanpak/infrastructure/process/free-port.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyOfSources, removeCopy } from './testing/copy-of-sources.ts';
import { copyOfData, removeDataDirectories } from './testing/data-directory.ts';
import { hydrated } from './testing/hydrated.ts';
import { ADDRESS } from './testing/product.ts';
import { type Program, startProgram } from './testing/program.ts';
import { sharedBrowser } from './testing/shared-browser.ts';
import { type Visitor, visit } from './testing/visitor.ts';

let sources: string;
let dev: Program;
let browser: Browser;
let visitor: Visitor;

/** What `npm run dev` runs, of a copy. */
beforeAll(async () => {
  sources = await copyOfSources();
  const { scripts } = JSON.parse(await readFile(join(sources, 'package.json'), 'utf8'));
  const [exec, program, ...options]: string[] = scripts.dev.split(' ');
  expect([exec, program]).toEqual(['exec', 'tsx']);
  const environment = {
    PORT: String(await freePort()),
    DATA_DIR: await copyOfData(inject('demoData')),
  };
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  dev = startProgram(tsx, environment, options, sources);
  browser = await sharedBrowser();
  const [, url = ''] = await dev.prints(ADDRESS);
  visitor = await visit(browser, url);
  await visitor.go('/');
  await hydrated(visitor.page);
});

afterAll(async () => {
  await browser?.close();
  // it passes this on; a program that was killed would leave the product behind
  dev?.kill('SIGTERM');
  await dev?.ended;
  await removeDataDirectories();
  if (sources) await removeCopy(sources);
});

/** Puts a changed file in place, whole. */
async function change(path: string, from: string, to: string): Promise<void> {
  const file = join(sources, path);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(`${file}.changed`, text.replace(from, to));
  await rename(`${file}.changed`, file);
}

it('a changed sentence is said on the open page, which stays as it is', async () => {
  const { page } = visitor;
  const where = page.getByRole('combobox', { name: 'Where to' });
  await where.fill('Phu');
  await change('guest-web/pages/home/texts.en.ts', 'Stay well, all over Thailand', 'Sleep well');
  await page.getByRole('heading', { name: 'Sleep well' }).waitFor();
  expect(await where.inputValue()).toBe('Phu');
});

it('a changed rule restarts the server, and the open page shows what it leads to', async () => {
  const rule = '/ SATANG_PER_BAHT);\n\nexport const addUp';
  await change('domain/values/money/money.ts', rule, rule.replace(')', ') + 7_000_000'));
  await visitor.page.getByText('฿7,00').first().waitFor({ timeout: 150_000 });
});
