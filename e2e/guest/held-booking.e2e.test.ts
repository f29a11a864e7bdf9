import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import {
  book,
  differentStays,
  findRooms,
  type Room,
  readBooking,
  roomWith,
} from '../testing/guest.ts';
import { payByQr, scanQrLate } from '../testing/payments.ts';
import { endProducts, type Product, startProduct } from '../testing/product.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import {
  A_WINDOW_A_LANGUAGE,
  PHONE_IN_THAI,
  type VisitorOptions,
  visit,
} from '../testing/visitor.ts';

/** Time enough to see that it is held, on a busy machine too. */
const HOLD_SECONDS = 12;

let product: Product;
let browser: Browser;
let room: Room;
beforeAll(async () => {
  const environment = { RATE_LIMITS: 'off', HOLD_MINUTES: String(HOLD_SECONDS / 60) };
  [product, browser] = await Promise.all([startProduct(environment), sharedBrowser()]);
  room = roomWith(1, await findRooms(product.api));
});
afterAll(async () => {
  await browser?.close();
  await endProducts();
});

const nextStay = differentStays();

/** With the details filled in, and nothing booked yet. */
async function guestAboutToBook(options: VisitorOptions = {}) {
  const stay = { ...room, ...nextStay() };
  const visitor = await visit(browser, product.url, options);
  await fillCart(visitor, product.api, [stay]);
  const steps = stepsOf(visitor);
  await steps.openCart();
  await steps.toServices();
  await steps.toDetails();
  return { ...steps, visitor, page: visitor.page, stay };
}

it('a guest who comes too late is told that the room is booked, and led to the main page', async () => {
  const guest = await guestAboutToBook(PHONE_IN_THAI);
  const { page, words } = guest;
  await guest.fillDetails();
  expect((await book(product.api, guest.stay)).status).toBe(201);
  await guest.press(words.confirm);
  const dialog = page.getByRole('alertdialog', { name: words.taken });
  await dialog.waitFor();
  expect(await guest.visitor.barriers()).toEqual([]);
  await dialog.getByRole('button', { name: words.toMain }).click();
  await page.waitForURL(/:\d+\/$/);
  await guest.visitor.leave();
});

it.each([
  { at: 'the cart', step: 'continue', toStep: async () => {} },
  {
    at: 'the services',
    step: 'next',
    toStep: (steps: ReturnType<typeof stepsOf>) => steps.toServices(),
  },
] as const)(
  'one who comes too late at $at is told so and led there too',
  async ({ step, toStep }) => {
    const stay = { ...room, ...nextStay() };
    const visitor = await visit(browser, product.url);
    const { page } = visitor;
    await fillCart(visitor, product.api, [stay]);
    const steps = stepsOf(visitor);
    await steps.openCart();
    await toStep(steps);
    expect((await book(product.api, stay)).status).toBe(201);
    await steps.press(steps.words[step]);
    const dialog = page.getByRole('alertdialog', { name: steps.words.taken });
    await dialog.waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await dialog.getByRole('button', { name: steps.words.toMain }).click();
    await page.waitForURL(/:\d+\/en$/);
    await dialog.waitFor({ state: 'detached' });
    await visitor.leave();
  },
);

describe('a guest whose room is held', () => {
  // at once, since each waits for the whole hold
  it.concurrent.each(A_WINDOW_A_LANGUAGE)(
    'in $language at $width px sees the booking canceled when the time to pay runs out',
    async (options) => {
      const guest = await guestAboutToBook(options);
      const { page, words } = guest;
      await guest.fillDetails();
      await guest.toPayment();
      await page.getByRole('main').getByRole('timer').waitFor();
      await page.getByText(words.runOut).waitFor({ timeout: 60_000 });
      expect(await guest.visitor.barriers()).toEqual([]);
      await page.reload();
      await page.getByText(words.runOut).waitFor();
      await guest.visitor.leave();
    },
  );

  it.concurrent('for a direct booking sees the end of the hold on its page', async () => {
    const guest = await guestAboutToBook();
    const { page } = guest;
    await guest.fillDetails();
    await page.getByLabel(guest.words.direct).check();
    await guest.press(guest.words.confirm);
    await page.waitForURL(/\/booking\//);
    await page.getByText('Bank account number').waitFor();
    await page.getByRole('img', { name: /^PromptPay QR to transfer ฿/ }).waitFor();
    await page.getByRole('main').getByRole('timer').waitFor();
    expect(await guest.visitor.barriers()).toEqual([]);
    await page.getByRole('alert').getByText('Booking canceled').waitFor({ timeout: 60_000 });
    expect(guest.visitor.broken()).toEqual([]);
    await guest.visitor.leave();
  });

  it.concurrent('sees the booking come back when the money arrives after its time', async () => {
    const { body, headers } = await book(product.api, { ...room, ...nextStay() });
    const { _id: bookingId } = body.book;
    const { charge_id: chargeId } = (await payByQr(product.api, { bookingId })).body;
    await readBooking(product.api, bookingId, headers);
    const visitor = await visit(browser, product.url);
    const { page } = visitor;
    await visitor.go(`/booking/${bookingId}`);
    await page.getByRole('alert').getByText('Booking canceled').waitFor({ timeout: 60_000 });
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.context().setOffline(false);
    await scanQrLate(product.api, chargeId);
    const status = page.getByTestId('booking-status');
    await status.getByText('Confirmed').waitFor({ timeout: 60_000 });
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});
