import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { book, differentStays, findRooms, roomWith } from '../testing/guest.ts';
import { type CuttableLine, lineTo } from '../testing/line-to.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
let line: CuttableLine;
beforeAll(async () => {
  [browser, line] = await Promise.all([sharedBrowser(), lineTo(product.url)]);
});
afterAll(async () => {
  await browser?.close();
  await line?.close();
});

it('a booking that was opened can be read without a network, until it is removed', async () => {
  const room = roomWith(1, await findRooms(product.api));
  const nextStay = differentStays();
  let booked = await book(product.api, { ...room, ...nextStay() });
  while (booked.status === 409) booked = await book(product.api, { ...room, ...nextStay() }); // another test's
  const { _id, bookingId } = booked.body.book;
  const visitor = await visit(browser, line.url);
  const { page } = visitor;
  await visitor.go(`/booking/${_id}`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await visitor.go('/booking/mine');
  const remove = page.getByRole('button', { name: `Remove ${bookingId} from this device` });
  await remove.waitFor();
  expect(await visitor.barriers()).toEqual([]);

  line.cut();
  await page.reload();
  await page.getByText('You are offline').waitFor();
  await page.getByText(bookingId).waitFor();

  line.mend();
  await visitor.go('/booking/mine');
  await remove.click();
  await page.getByText('You have not opened any bookings').waitFor();
  await expect.poll(() => page.evaluate('caches.keys()')).toEqual([]);
  const workers = () =>
    page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)');
  await expect.poll(workers).toBe(0);
  await visitor.leave();
});
