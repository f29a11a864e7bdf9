import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { book, findRooms, freeDay, type Room, readAfter, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { type Visitor, visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
let room: Room;
const from = freeDay(5);
const until = freeDay(8);
beforeAll(async () => {
  browser = await sharedBrowser();
  room = roomAt('son-rim-sai-pran-buri', 1, await findRooms(product.api));
  const { status, headers } = await book(product.api, {
    roomId: room.roomId,
    checkIn: from,
    checkOut: until,
  });
  expect(status).toBe(201);
  await readAfter(headers, product.api, `/search/rooms/${room.roomId}`);
});
afterAll(() => browser?.close());

/** The hotel's page with its dates set to a stay in the room, and the room's title. */
async function openHotel(visitor: Visitor, checkIn: LocalDate, checkOut: LocalDate) {
  await visitor.go(`/hotel/${room.slug}?startDate=${checkIn}&endDate=${checkOut}`);
  await hydrated(visitor.page);
  const { body } = await product.api<{ room: { title: { en: string } } }>(
    `/search/rooms/${room.roomId}`,
  );
  const heading = visitor.page.getByRole('heading', {
    level: 3,
    name: body.room.title.en,
    exact: true,
  });
  return visitor.page.getByRole('article').filter({ has: heading });
}

/** As the calendar reads a day out. */
function dayButton(page: Page, day: LocalDate) {
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  const name = text.format(Date.parse(day));
  return page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
}

async function showMonthOf(page: Page, day: LocalDate) {
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next month' });
  await next.waitFor();
  while ((await dayButton(page, day).count()) === 0) await next.click();
}

it('a calendar tells where a stay may begin and end, and leads through it', async () => {
  const visitor = await visit(browser, product.url, { width: 1440 });
  const { page } = visitor;
  const card = await openHotel(visitor, freeDay(0), freeDay(1));
  await card.getByRole('button', { name: 'Room calendar' }).click();
  await page.getByText(/^(Please choose a check-in date|Your dates)$/).waitFor();
  // two months are shown, and the days looked at may lie in both
  await showMonthOf(page, until);

  const readOut = (day: LocalDate) => dayButton(page, day).getAttribute('aria-label');
  expect(await readOut(from)).toMatch(/Check-out only$/);
  expect(await readOut(addDays(from, 1))).toMatch(/Fully booked$/);
  expect(await readOut(until)).toMatch(/Check-in only, ฿[\d,]+$/);
  for (const day of [from, addDays(from, 1)])
    expect(await dayButton(page, day).isDisabled()).toBe(true);

  expect(await visitor.barriers()).toEqual([]);
  await dayButton(page, addDays(from, -2)).click();
  await page.getByText('Please choose an available check-out date').waitFor();
  expect(await dayButton(page, addDays(from, 1)).isDisabled()).toBe(true);
  expect(await dayButton(page, addDays(from, -3)).isDisabled()).toBe(true);
  const looks = [addDays(from, 1), addDays(from, -3), addDays(from, -1)].map((day) =>
    dayButton(page, day).getAttribute('data-closed'),
  );
  expect(await Promise.all(looks)).toEqual(['full', 'unreachable', null]);
  const price = dayButton(page, addDays(from, -3)).locator('[data-note]');
  expect(await price.getAttribute('data-note')).toMatch(/^[\d,]+$/);
  const fontSize =
    'parseFloat(getComputedStyle(document.querySelector("td [data-note]")).fontSize)';
  expect(await page.evaluate<number>(fontSize)).toBeGreaterThanOrEqual(12);
  expect(await visitor.barriers()).toEqual([]);
  await dayButton(page, from).click();
  await page.getByRole('dialog').getByText('2 nights').waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to cart · ฿/ })
    .click();
  await page.getByText('Added to your cart').waitFor();
  expect(await page.evaluate('JSON.parse(localStorage.cart)[0].dateRange')).toEqual({
    start: addDays(from, -2),
    end: from,
  });
  await page.getByRole('button', { name: 'View cart' }).click();
  await page.getByRole('dialog', { name: 'Cart' }).getByText('2 nights').first().waitFor();
  expect(await visitor.barriers()).toEqual([]);
  expect(visitor.broken()).toEqual([]);
  await visitor.leave();
});

it('a stay that is in the cart already is not put in again', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  const card = await openHotel(visitor, freeDay(0), freeDay(2));
  const add = card.getByRole('button', { name: 'Add to cart' });
  await add.click();
  await page.getByText('Added to your cart').waitFor();
  await add.click();
  const warning = page.getByRole('alertdialog', {
    name: 'This booking already exists in your cart',
  });
  await warning.waitFor();
  expect(await visitor.barriers()).toEqual([]);
  await warning.getByRole('button', { name: 'Got it' }).click();
  await warning.waitFor({ state: 'detached' });
  expect(await page.evaluate('JSON.parse(localStorage.cart).length')).toBe(1);
  await visitor.leave();
});

it('a room that is taken on the dates is shown as taken', async () => {
  const visitor = await visit(browser, product.url, { language: 'en' });
  const card = await openHotel(visitor, from, until);
  await card.getByText('Not available on these dates').waitFor();
  expect(await card.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
  await visitor.leave();
});
