import { addDays } from '@baanpak/domain/values/time/local-date.ts';
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
  roomAt,
} from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { scanQr } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn, staffIdOf, tokenOf } from '../testing/staff.ts';
import {
  DESK_IN_ENGLISH,
  EVERY_WINDOW,
  PHONE_IN_THAI,
  type Visitor,
  type VisitorOptions,
  visit,
} from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
let room: Room;
beforeAll(async () => {
  browser = await sharedBrowser();
  room = roomAt('bandai-cha-mae-salong', 1, await findRooms(product.api));
  await showPaymentPicture();
});
afterAll(() => browser?.close());

const nextStay = differentStays();

/** The hotel has a picture to be paid by, as owners upload it. */
async function showPaymentPicture() {
  const form = new FormData();
  form.append('file', new Blob([PIXEL], { type: 'image/png' }), 'payment.png');
  const answer = await fetch(`${product.url}/hotels/${room.hotelId}/payment`, {
    method: 'POST',
    headers: { 'x-api-key': product.apiKey, ...(await tokenOf(product.api)) },
    body: form,
  });
  expect(answer.status).toBe(200);
}

/** With a room held, where it is to be paid for. */
async function guestAtPayment(options: VisitorOptions, way: string) {
  const { body, headers } = await book(product.api, { ...room, ...nextStay() });
  const id = body.book._id;
  await readBooking(product.api, id, headers);
  const visitor = await visit(browser, product.url, options);
  await visitor.go(`/hotel/${room.slug}/checkout-omise?bookingId=${id}&way=${way}`);
  await hydrated(visitor.page);
  return { visitor, page: visitor.page, id, ...stepsOf(visitor) };
}

/** Waits for a charge to be made by what `press` does, and tells its id. */
async function chargeOf({ page }: Visitor, press: () => Promise<void>): Promise<string> {
  const made = page.waitForResponse(/payments\/charge\/create/);
  await press();
  return ((await (await made).json()) as { charge_id: string }).charge_id;
}

describe.concurrent('a banking app', () => {
  it.each([
    [/^K PLUS/, EVERY_WINDOW[0]],
    [/^SCB EASY/, EVERY_WINDOW[1]],
    [/^KMA/, EVERY_WINDOW[2]],
    [/^Bualuang mBanking/, EVERY_WINDOW[3]],
    [/^Krungthai NEXT/, EVERY_WINDOW[0]],
  ])('%s asks, approves and leads back', async (app, options) => {
    const guest = await guestAtPayment(options, 'bank');
    expect(await guest.visitor.barriers()).toEqual([]);
    await guest.page.getByRole('button', { name: app }).click();
    await guest.page.waitForURL(/\/sandbox\/.*\/authorize/);
    await guest.page.getByRole('button', { name: guest.words.approve }).click();
    await guest.isPaid();
    expect(guest.visitor.broken()).toEqual([]);
    await guest.visitor.leave();
  });

  it('that was left by going back can be gone on with', async () => {
    const guest = await guestAtPayment({}, 'bank');
    const { page } = guest;
    await page.getByRole('button', { name: /^K PLUS/ }).click();
    await page.waitForURL(/\/sandbox\/.*\/authorize/);
    await page.goBack();
    await page.getByText('Waiting for your bank to respond').waitFor();
    expect(await guest.visitor.barriers()).toEqual([]);
    await page.getByRole('link', { name: 'Continue at your bank' }).click();
    await page.getByRole('button', { name: guest.words.approve }).click();
    await guest.isPaid();
    await guest.visitor.leave();
  });

  it('that declines loses nothing: a QR pays, shown again where the clock of the browser was ahead', async () => {
    const options = PHONE_IN_THAI;
    const guest = await guestAtPayment(options, 'bank');
    const { page, words } = guest;
    await page.getByRole('button', { name: /^SCB EASY/ }).click();
    await page.waitForURL(/\/sandbox\/.*\/authorize/);
    await page.getByRole('button', { name: words.decline }).click();
    await page.getByRole('heading', { level: 1, name: words.failed }).waitFor();
    await page.getByText(words.youCanceled).waitFor();
    await page.getByRole('link', { name: words.tryAgain }).click();
    await page.getByRole('alert').getByText(words.youCanceled).waitFor();
    const shown = await chargeOf(guest.visitor, guest.makeQr);
    await page.clock.install();
    await page.clock.fastForward('31:00');
    await page.getByText(words.qrOver).waitFor();
    expect(await guest.visitor.barriers()).toEqual([]);
    await page.clock.setSystemTime(new Date());
    await guest.press(words.newQr); // the provider still takes money for the first: it is shown again
    await page.getByRole('img', { name: words.qr }).waitFor();
    await scanQr(product.api, shown);
    await guest.isPaid();
    expect(guest.visitor.broken()).toEqual([]);
    await guest.visitor.leave();
  });
});

describe('a transfer to the hotel', () => {
  it('is reported, and confirmed while one looks on', async () => {
    const options = DESK_IN_ENGLISH;
    const visitor = await visit(browser, product.url, options);
    const { page } = visitor;
    const guest = stepsOf(visitor);
    const { words } = guest;
    const stays = [nextStay(), nextStay()].map((stay) => ({ ...room, ...stay }));
    await fillCart(visitor, product.api, stays);
    await guest.openCart();
    await guest.toServices();
    await guest.toDetails();
    await guest.fillDetails();
    await page.getByLabel(words.direct).check();
    await guest.press(words.confirm);
    await page.getByRole('img', { name: words.hotelsPicture }).waitFor();
    const slip = page.getByLabel(words.slip);
    await slip.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PIXEL });
    expect(await visitor.barriers()).toEqual([]);
    await guest.press(words.iHavePaid);
    await page.getByText(words.reported).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const id = page.url().split('/').at(-1) ?? '';
    const staff = await signIn(product.api);
    const { bookingId: code } = await readBooking(product.api, id);
    const url = `/bookings/${await staffIdOf(staff, code)}`;
    const { body } = await staff<{ book: { hasTransferSlip: boolean } }>(url);
    expect(body.book.hasTransferSlip).toBe(true);
    const confirm = { method: 'PUT', body: { action: 'confirm-payment' } };
    expect((await staff(url, confirm)).status).toBe(200);
    await page.getByTestId('booking-status').getByText(words.confirmed).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });

  it('is the only way for more than the provider takes at once, said before booking', async () => {
    const visitor = await visit(browser, product.url, PHONE_IN_THAI);
    const { page } = visitor;
    const guest = stepsOf(visitor);
    const { checkIn } = nextStay();
    const stay = { ...room, checkIn, checkOut: addDays(checkIn, FOR_A_FORTUNE) };
    await fillCart(visitor, product.api, [stay]);
    await guest.openCart();
    await guest.toServices();
    await guest.toDetails();
    await page.getByText(guest.words.tooMuch).waitFor();
    expect(await page.getByLabel(guest.words.direct).isChecked()).toBe(true);
    for (const way of [guest.words.promptPay, guest.words.bank])
      expect(await page.getByLabel(way, { exact: true }).isDisabled()).toBe(true);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.leave();
  });
});

/** Nights of the demo's cheapest rooms that come to more than 150,000 baht. */
const FOR_A_FORTUNE = 240;

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
