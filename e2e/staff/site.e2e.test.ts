import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hydrated } from '../testing/hydrated.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { DESK_IN_ENGLISH, PHONE_IN_THAI, type Visitor, visit } from '../testing/visitor.ts';

const product = sharedProduct();
const SOON = { timeout: 60_000 };
let browser: Browser;
let admin: Visitor;
beforeAll(async () => {
  browser = await sharedBrowser();
  admin = await visit(browser, product.url, DESK_IN_ENGLISH);
  await beSignedIn(admin, product.api, 'admin');
});
afterAll(async () => {
  await admin?.leave();
  await browser?.close();
});

type Text = Readonly<{ th: string; en: string }>;

const fields = ({ page }: Visitor) => ({
  th: page.getByRole('textbox', { name: 'About us (Thai)', exact: true }),
  en: page.getByRole('textbox', { name: 'About us (English)', exact: true }),
});

const written = async (visitor: Visitor): Promise<Text> => ({
  th: await fields(visitor).th.inputValue(),
  en: await fields(visitor).en.inputValue(),
});

/** Writes the page in both languages, and saves it. */
async function write(visitor: Visitor, { th, en }: Text): Promise<void> {
  await fields(visitor).th.fill(th);
  await fields(visitor).en.fill(en);
  await visitor.page.getByRole('button', { name: 'Save', exact: true }).click();
}

const shownAt = async (path: string) => (await fetch(product.url + path)).text();

async function expectToRead(options: typeof PHONE_IN_THAI | typeof DESK_IN_ENGLISH, said: string) {
  const guest = await visit(browser, product.url, options);
  await guest.go('/about');
  await hydrated(guest.page);
  await guest.page.getByRole('heading', { level: 2, name: said }).waitFor();
  expect(await guest.barriers()).toEqual([]);
  expect(guest.broken()).toEqual([]);
  await guest.leave();
}

it('an admin writes a page again, guests read it in both languages, and the old text comes back', async () => {
  await admin.go('/admin/site');
  await fields(admin).en.waitFor();
  const old = await written(admin);
  expect(await admin.barriers()).toEqual([]);
  await write(admin, {
    th: 'เราคือใคร\n\n## บ้านริมน้ำ',
    en: 'Who we are\n\n## A house by the river',
  });
  await expect.poll(() => shownAt('/en/about'), SOON).toContain('A house by the river');
  await expectToRead(PHONE_IN_THAI, 'บ้านริมน้ำ');
  await expectToRead(DESK_IN_ENGLISH, 'A house by the river');
  await write(admin, old);
  await expect.poll(() => shownAt('/en/about'), SOON).not.toContain('A house by the river');
  await admin.page.reload();
  await fields(admin).en.waitFor();
  expect(await written(admin)).toEqual(old);
  expect(admin.broken()).toEqual([]);
});
