import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepsOf } from '../testing/booking-steps.ts';
import { openBrowser } from '../testing/browser.ts';
import { fillCart } from '../testing/cart.ts';
import { differentStays, findRooms, roomAt } from '../testing/guest.ts';
import { GOOD_CARD } from '../testing/payments.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const FARTHEST = 80;

/** Presses Tab until something has the focus, and shows it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let n = 0; n < FARTHEST; n += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by keyboard: ${target}`);
}

it('a guest books and pays by keyboard alone', async () => {
  const visitor = await visit(browser, product.url, { width: 1440 });
  const { page } = visitor;
  const { words } = stepsOf(visitor);
  const room = roomAt('ari-sai-sai', 1, await findRooms(product.api));
  await fillCart(visitor, product.api, [{ ...room, ...differentStays()() }]);

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const pressKey = async (target: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };

  await pressKey(page.getByRole('banner').getByRole('button', { name: words.cart }), 'Enter');
  await pressKey(button(words.continue), 'Enter');
  // the home page has a button of that name as well
  await page.getByRole('heading', { level: 1, name: words.services }).waitFor();
  await pressKey(button(words.next), 'Enter');
  await type(words.name, 'Somying Jaidee');
  await type(words.email, 'somying@example.com');
  await type(words.phone, '0810000000');
  await pressKey(page.getByLabel(words.terms), 'Space');
  await pressKey(button(words.confirm), 'Enter');
  await type(words.cardNumber, GOOD_CARD);
  await type(words.cardName, 'SOMYING JAIDEE');
  await type(words.expiry, '12/39');
  await type(words.code, '123');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: words.success }).waitFor();
  expect(visitor.broken()).toEqual([]);
  await visitor.leave();
});
