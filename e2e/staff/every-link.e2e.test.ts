import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { enter } from '../testing/staff-entry.ts';
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

/** What is wrong with the page that is open: no page of the language, or one that says so itself. */
async function faultOf(page: Page, base: string): Promise<string | null> {
  await page.locator('h1, h2').first().waitFor();
  await page.locator('a[href]:visible').first().waitFor();
  await settled(page);
  const { pathname } = new URL(page.url());
  if (!pathname.startsWith(`${base}/`)) return `left the language: ${pathname}`;
  const said = BROKEN.exec(await page.locator('body').innerText());
  return said ? `says “${said[0]}”` : null;
}

const HAS_ANOTHER_HEADING = `document.querySelector('h1, h2')?.textContent !==
  document.querySelector('h1, h2')?.dataset.left`;

/** Presses what leads to another page, and waits until that page has taken this one's place. */
async function press(page: Page, link: Locator): Promise<void> {
  const heading = page.locator('h1, h2').first();
  await heading.evaluate("(shown) => shown.setAttribute('data-left', shown.textContent)");
  await link.click();
  const isThere = () => page.evaluate<boolean>(HAS_ANOTHER_HEADING).catch(() => false); // it is loading
  await expect.poll(isThere, { timeout: MINUTES }).toBe(true);
}

/** Opens each kind of page that a link leads to, and presses each kind of link on it, from the dashboard on, which is open. */
async function pressAll({ page, language }: Visitor): Promise<readonly string[]> {
  const base = language === 'en' ? '/en' : '';
  const faults: string[] = [];
  const [pressed, opened] = [new Set<string>(), new Set<string>()];
  const pages: { address: string; links: readonly string[] }[] = [];

  /** Remembers the links of the page that is open, and those of its list's first record. */
  const arrive = async (by: string): Promise<void> => {
    const fault = await faultOf(page, base);
    const address = page.url();
    if (fault) faults.push(`${by}: ${address} ${fault}`);
    if (opened.has(kindOf(address))) return;
    opened.add(kindOf(address));
    pages.push({ address, links: await linksOf(page, base) });
    const row = page.locator('tbody tr.RaDatagrid-clickableRow').first();
    if (!(await row.isVisible())) return;
    await press(page, row);
    await arrive(`the first row of ${kindOf(address)}`);
  };

  await arrive('signing in');
  for (const { address, links } of pages) {
    for (const href of links) {
      const kind = kindOf(href);
      if (pressed.has(kind) || kind === kindOf(address)) continue;
      pressed.add(kind);
      if (page.url() !== address) {
        await page.goto(address);
        await settled(page);
      }
      const link = page.locator(`a[href=${JSON.stringify(href)}]:visible`).first();
      await press(page, link);
      await arrive(`${href}, pressed on ${kindOf(address)}`);
    }
  }
  expect(opened.size).toBeGreaterThan(5);
  return faults;
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
        await visitor.page.route('**/media/**', (picture) => picture.abort());
        await enter(visitor, product.api, who);
        expected(await pressAll(visitor)).toEqual([]);
        expected(visitor.broken()).toEqual([]);
        await visitor.leave();
      },
    );
  },
);
