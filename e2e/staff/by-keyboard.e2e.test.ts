import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressOn, tabTo } from '../testing/keyboard.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { arriving } from '../testing/staff-steps.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import { DESK_IN_ENGLISH, visit } from '../testing/visitor.ts';

/** No other test has guests there tonight. */
const HOTEL = 'seven-mists-mae-rim';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

it('an officer signs in and checks a guest in by keyboard alone', async () => {
  const officer = await signIn(product.api, 'officer1');
  const id = await arriving(product.api, officer, HOTEL, 'Keyboard Guest');
  const visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
  const { page } = visitor;
  const words = STAFF_WORDS.en;
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await visitor.go('/login');
  await type(words.username, 'officer1');
  await type(words.password, 'baanpak-demo');
  await page.keyboard.press('Enter');
  const arrivals = page.getByRole('region', { name: words.arrivals });
  const guest = arrivals.getByRole('link', { name: 'Keyboard Guest' });
  const more = arrivals.getByRole('button', { name: words.showAll });
  await guest.or(more).first().waitFor();
  if (await more.isVisible()) await pressOn(page, more, 'Enter');
  await pressOn(page, guest, 'Enter');
  const checkIn = page.getByRole('button', { name: words.checkIn, exact: true });
  await pressOn(page, checkIn, 'Enter');
  const dialog = page.getByRole('dialog', { name: words.checkIn });
  await pressOn(page, dialog.getByRole('button', { name: words.checkIn }), 'Space');
  await page.getByRole('button', { name: words.checkOut, exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  const { body } = await officer<{ book: { checkInStatus: boolean } }>(`/bookings/${id}`);
  expect(body.book.checkInStatus).toBe(true);
  expect(visitor.broken()).toEqual([]);
  await visitor.leave();
});
