import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import { differentStays, findRooms, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { pressOn, tabTo } from '../testing/keyboard.ts';
import { GOOD_CARD } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

const nextStay = differentStays();

/** With a stay in the cart, at a desk. */
async function guestWithCart() {
  const room = roomAt('ari-sai-sai', 1, await findRooms(product.api));
  const stay = { ...room, ...nextStay() };
  const visitor = await visit(browser, product.url, { width: 1440 });
  await fillCart(visitor, product.api, [stay]);
  return { ...stepsOf(visitor), visitor, page: visitor.page, stay };
}

/** What a browser with nothing else to do has loaded, though nobody asked for it yet. */
const loadedAhead = (page: Page) =>
  page.evaluate<boolean>(
    "['cart-popover', 'room-calendar', 'checkout-page'].every((name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)))",
  );

/** What a chunk needs comes after it: a network that is cut meanwhile would leave it without. */
async function isLoading(page: Page): Promise<boolean> {
  const count = () => page.evaluate<number>("performance.getEntriesByType('resource').length");
  const before = await count();
  await sleep(500);
  return (await count()) > before;
}

it('a guest books and pays by keyboard alone', async () => {
  const { page, visitor, words } = await guestWithCart();

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const pressKey = (target: Locator, key: 'Enter' | 'Space') => pressOn(page, target, key);
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

it('a guest finds the focus where it was when a dialog closes, and on the heading of the next page', async () => {
  const { page, visitor, openCart, words, stay } = await guestWithCart();
  await hydrated(page);
  const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'));
  const returnsTo = async (opener: Locator, dialog: Locator) => {
    await opener.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(opener)).toBe(true);
  };
  await returnsTo(
    page.locator('form [aria-haspopup=dialog]').first(),
    page.getByRole('grid').first(),
  );
  await returnsTo(
    page.getByRole('banner').getByRole('button', { name: words.cart }),
    page.getByRole('dialog'),
  );
  await visitor.go(`/hotel/${stay.slug}`);
  await hydrated(page);
  await expect.poll(() => loadedAhead(page)).toBe(true);
  await expect.poll(() => isLoading(page)).toBe(false);
  await page.context().setOffline(true);
  await openCart();
  await page.getByRole('dialog').getByText(words.continue).waitFor();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await returnsTo(
    page.getByRole('article').first().getByRole('button').last(),
    page.getByRole('grid').first(),
  );
  await returnsTo(page.locator('main').getByRole('button').first(), page.locator('.yarl__portal'));
  await page.mouse.wheel(0, 2_000);
  await openCart();
  await page.getByRole('button', { name: words.continue }).click();
  const heading = page.getByRole('heading', { level: 1, name: words.services });
  await heading.waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.getByRole('link', { name: 'ไทย' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/en'));
  await hydrated(page);
  await expect.poll(() => isFocused(page.getByRole('link', { name: 'ไทย' }))).toBe(true);
  await visitor.leave();
});
