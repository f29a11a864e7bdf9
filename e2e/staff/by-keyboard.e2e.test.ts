import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressOn, tabTo } from '../testing/keyboard.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { DEMO_PASSWORD, signIn } from '../testing/staff.ts';
import { beSignedIn } from '../testing/staff-entry.ts';
import { arriving } from '../testing/staff-steps.ts';
import { STAFF_WORDS } from '../testing/staff-words.ts';
import { DESK_IN_ENGLISH, visit } from '../testing/visitor.ts';

/** No other test has guests there tonight, or in so many days. */
const HOTEL = 'seven-mists-mae-rim';
const FAR = 200;

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

it('an officer signs in and checks a guest in by keyboard alone', async () => {
  const officer = await signIn(product.api, 'officer1');
  const id = await arriving(product.api, officer, [HOTEL], 'Keyboard Guest');
  const visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
  const { page } = visitor;
  const words = STAFF_WORDS.en;
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await visitor.go('/login');
  await type(words.username, 'officer1');
  await type(words.password, DEMO_PASSWORD);
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

it('an officer moves a stay on the timeline by keyboard alone', async () => {
  const officer = await signIn(product.api, 'officer1');
  type Hotel = { hotel: { _id: string; ownerId: string }; rooms: readonly { _id: string }[] };
  const { body: found } = await product.api<Hotel>(`/outreach/hotels/${HOTEL}`);
  const first = addDays(bangkokDay(instant(Date.now())), FAR);
  const { body: taken } = await officer<{ book: { _id: string } }>('/bookings', {
    body: {
      ...{ roomId: found.rooms[0]?._id, checkInDate: first, checkOutDate: addDays(first, 1) },
      ...{ reservedBy: 'Moved Guest', phone: '081-234-5678', guests: 1 },
    },
  });
  const visitor = await visit(browser, product.url, DESK_IN_ENGLISH);
  const { page } = visitor;
  await beSignedIn(visitor, product.api, 'officer1');
  const { ownerId, _id: hotelId } = found.hotel;
  await visitor.go(`/owner/${ownerId}/book-manage?hotelId=${hotelId}&from=${first}&days=14`);
  const stay = page.getByRole('gridcell', { name: /^Moved Guest, / });
  await stay.waitFor();
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
  await page.keyboard.press('Control+Home');
  for (let row = 0; row < 20 && !(await isFocused(stay)); row += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.locator('.ghost').waitFor();
  expect(['moving', await visitor.barriers()]).toEqual(['moving', []]);
  await page.keyboard.press('Escape');
  expect(await isFocused(stay)).toBe(true);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change dates or room' });
  const move = dialog.getByRole('button', { name: 'Move the stay' });
  await dialog.getByText(/^฿/).first().waitFor();
  await pressOn(page, move, 'Enter');
  await page.getByText('Stay moved').waitFor();
  await expect.poll(() => isFocused(stay)).toBe(true);
  type Booked = { book: { checkInDate: string } };
  const { body } = await officer<Booked>(`/bookings/${taken.book._id}`);
  expect(body.book.checkInDate).toBe(addDays(first, 1));
  expect(visitor.broken()).toEqual([]);
  await visitor.leave();
});

const isFocused = (cell: Locator) => cell.evaluate((element) => element.matches(':focus'));
