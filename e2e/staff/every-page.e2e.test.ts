import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, it } from 'vitest';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { enterByHand } from '../testing/staff-entry.ts';
import { openStaffPage, STAFF_PAGES, withoutTransitions } from '../testing/staff-pages.ts';
import { A_WINDOW_A_LANGUAGE, type Visitor, visit } from '../testing/visitor.ts';

const product = sharedProduct();
const HEIGHT = 900;
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

/** Nothing is wider than the window, once the page has taken its width over. */
async function expectToFit(expect: ExpectStatic, { page }: Visitor, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  const wide = () => page.evaluate<number>('document.documentElement.scrollWidth');
  await expect.poll(wide).toBe(width);
}

// each page once, in one language, the next one in the other; how wide it is shows at both widths; the two windows
// are looked through at once
describe.concurrent.each(A_WINDOW_A_LANGUAGE)('staff pages in $language at $width px', (wish) => {
  const turn = A_WINDOW_A_LANGUAGE.indexOf(wish);
  const other = A_WINDOW_A_LANGUAGE[1 - turn]?.width ?? wish.width;
  const pages = STAFF_PAGES.filter((_, n) => n % A_WINDOW_A_LANGUAGE.length === turn);
  let visitor: Visitor;
  let owner: string;
  beforeAll(async () => {
    visitor = await visit(browser, product.url, wish);
    await withoutTransitions(visitor.page);
    owner = await enterByHand(visitor, 'admin');
  });
  afterAll(() => visitor?.leave());

  it.sequential.for(pages)(
    '$name fits its window and keeps nobody out',
    async (page, { expect }) => {
      await openStaffPage(visitor, page, owner);
      expect(await visitor.barriers()).toEqual([]);
      await expectToFit(expect, visitor, other);
      await expectToFit(expect, visitor, wish.width);
      expect(visitor.broken()).toEqual([]);
    },
  );
});
