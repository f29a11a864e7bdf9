import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { settled } from '../testing/staff-pages.ts';
import { DESK_IN_ENGLISH, type Visitor, visit } from '../testing/visitor.ts';

const WHO = ['admin', 'owner1', 'officer1', 'visitor1', 'auditor1'] as const;
const LANGUAGES = ['th', 'en'] as const;
const MINUTES = 60_000;

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

/** An address without what names one of many: pages of the same kind look the same. */
const kindOf = (address: string): string =>
  new URL(address, product.url).pathname.replaceAll(
    /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
    ':id',
  );

const SHOWN = `[...document.querySelectorAll('a[href]')]
  .filter((link) => link.checkVisibility() && !link.target)
  .map((link) => link.getAttribute('href'))`;

/** What leads to another page of the back office, each once; the language's links and the guests' pages are not. */
async function linksOf(page: Page, base: string): Promise<readonly string[]> {
  const found = await page.evaluate<string[]>(SHOWN);
  return [...new Set(found)].filter(
    (href) => /^(\/en)?\/(owner|admin)\b/.test(href) && isOf(href, base),
  );
}

/** A link of the Thai pages that names the other language is the switch of languages. */
const isOf = (href: string, base: string) => base !== '' || !href.startsWith('/en/');

const BROKEN =
  /Unexpected Application Error|could not be (found|shown)|ไม่พบหน้านี้|แสดงหน้านี้ไม่ได้|no such booking|ไม่พบการจองนี้/;

/** What is wrong with the page that is open: nothing on it, no page of the language, or one that says so itself. */
async function faultOf(page: Page, base: string): Promise<string | null> {
  const isThere = await page
    .locator('h1, h2')
    .first()
    .waitFor({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
  if (!isThere) return 'is blank';
  await page.locator('a[href]:visible').first().waitFor({ timeout: 20_000 });
  await settled(page);
  const { pathname } = new URL(page.url());
  if (!pathname.startsWith(`${base}/`)) return `left the language: ${pathname}`;
  const said = BROKEN.exec(await page.locator('body').innerText());
  return said ? `says “${said[0]}”` : null;
}

/** Opens each kind of page that a link leads to, and presses each kind of link on it, from the dashboard on. */
async function pressAll({ page, language }: Visitor): Promise<readonly string[]> {
  const base = language === 'en' ? '/en' : '';
  const faults: string[] = [];
  const [pages, pressed, opened] = [[`${base}/owner`], new Set<string>(), new Set<string>()];
  for (const address of pages) {
    await page.goto(address);
    const fault = await faultOf(page, base);
    if (fault) faults.push(`${address} ${fault}`);
    const here = page.url();
    opened.add(kindOf(here));
    for (const href of await linksOf(page, base)) {
      const kind = kindOf(href);
      if (pressed.has(kind)) continue;
      pressed.add(kind);
      await page
        .locator(`a[href=${JSON.stringify(href)}]:visible`)
        .first()
        .click();
      await expect.poll(() => kindOf(page.url()), { timeout: 20_000 }).not.toBe('about:blank');
      const wrong = await faultOf(page, base);
      if (wrong) faults.push(`${href}, pressed on ${kindOf(here)}, ${wrong}`);
      if (!opened.has(kindOf(page.url()))) {
        opened.add(kindOf(page.url()));
        pages.push(page.url(), ...(await rowOf(page)));
      }
      if (page.url() !== here) await page.goto(here);
      await settled(page);
    }
  }
  expect(opened.size).toBeGreaterThan(5);
  return faults;
}

/** The page of the first record in a list whose rows are no links. */
async function rowOf(page: Page): Promise<readonly string[]> {
  const row = page.locator('tbody tr.RaDatagrid-clickableRow').first();
  if (!(await row.isVisible())) return [];
  const list = page.url();
  await row.click();
  await expect.poll(() => page.url(), { timeout: 20_000 }).not.toBe(list);
  return [page.url()];
}

// each language in a window of its own, the two at once
describe.concurrent.each(LANGUAGES)(
  'every link of every page of the back office, in %s',
  (language) => {
    it.sequential.for(WHO)(
      'leads %s somewhere',
      { timeout: 8 * MINUTES },
      async (who, { expect: expected }) => {
        const visitor = await visit(browser, product.url, { ...DESK_IN_ENGLISH, language });
        await beSignedIn(visitor, product.api, who);
        expected(await pressAll(visitor)).toEqual([]);
        expected(visitor.broken()).toEqual([]);
        await visitor.leave();
      },
    );
  },
);
