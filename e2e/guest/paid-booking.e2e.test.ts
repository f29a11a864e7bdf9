import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import { differentStays, findRooms, type Room, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { GOOD_CARD, scanQr } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import {
  A_WINDOW_A_LANGUAGE,
  PHONE_IN_THAI,
  type Visitor,
  type VisitorOptions,
  visit,
} from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
let room: Room;
let otherRoom: Room;
beforeAll(async () => {
  browser = await sharedBrowser();
  const rooms = await findRooms(product.api);
  room = roomAt('sak-nang-aen', 1, rooms);
  otherRoom = roomAt('ki-kao-mueang-nan', 1, rooms);
});
afterAll(() => browser?.close());

const nextStay = differentStays();

/** At the home page with one free stay in the cart. */
async function guestWithCart(options: VisitorOptions = {}) {
  const visitor = await visit(browser, product.url, options);
  await fillCart(visitor, product.api, [{ ...room, ...nextStay() }]);
  return { visitor, page: visitor.page, ...stepsOf(visitor) };
}

/** At the payment of a held booking. */
async function guestAtPayment(options: VisitorOptions = {}, way?: 'promptPay') {
  const guest = await guestWithCart(options);
  await guest.openCart();
  await guest.toServices();
  await guest.toDetails();
  await guest.fillDetails();
  if (way) await guest.page.getByLabel(guest.words[way], { exact: true }).check();
  await guest.toPayment();
  return guest;
}

async function expectNoBarriers({ barriers, broken }: Visitor) {
  expect(await barriers()).toEqual([]);
  expect(broken()).toEqual([]);
}

// each with rooms and a window of their own
describe.concurrent.each(A_WINDOW_A_LANGUAGE)('a guest in $language at $width px', (options) => {
  it('books and pays by card, loading each page again, and meets no barrier', async ({
    expect,
  }) => {
    const guest = await guestWithCart(options);
    const { visitor, page, words } = guest;
    await guest.openCart();
    await page.getByRole('dialog', { name: words.cart }).waitFor();
    await expectNoBarriers(visitor);
    await guest.toServices();
    for (const step of [guest.toDetails, guest.fillDetails]) {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoBarriers(visitor);
      await step();
    }
    await page.reload();
    await expect
      .poll(() => page.getByLabel(words.name, { exact: true }).inputValue())
      .toBe('สมหญิง ใจดี');
    await guest.toPayment();
    await page.reload();
    await guest.fillCard(GOOD_CARD);
    await expectNoBarriers(visitor);
    await guest.pay();
    await guest.isPaid();
    await expectNoBarriers(visitor);
    await page.reload();
    await guest.isPaid();
    await page.getByRole('link', { name: words.seeBooking }).click();
    await page.waitForURL(/\/booking\//);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoBarriers(visitor);
    const id = page.url().split('/').at(-1);
    const { body } = await product.api<{ book: object }>(`/outreach/bookings/${id}`);
    expect(body.book).toMatchObject({
      status: 'Booked',
      paymentStatus: 'paid',
      lang: options.language,
    });
    await visitor.leave();
  });
});

describe.concurrent('a guest who pays', () => {
  it('tries another card when one is declined, and loses nothing', async () => {
    const guest = await guestAtPayment(PHONE_IN_THAI);
    await guest.fillCard('4111111111140011');
    await guest.pay();
    const alert = guest.page.getByRole('alert').filter({ hasText: guest.words.failed });
    await alert.getByText(guest.words.insufficient).waitFor();
    await expectNoBarriers(guest.visitor);
    await guest.fillCard(GOOD_CARD);
    await guest.pay();
    await guest.isPaid();
    await guest.visitor.leave();
  });

  it('changes the way to pay, and back', async () => {
    const guest = await guestAtPayment();
    const { page, press } = guest;
    await page.getByRole('link', { name: guest.words.seeBooking }).click();
    await press('Pay by bank transfer to the hotel instead');
    await page.getByText('Bank account number').waitFor();
    await page.getByRole('img', { name: /^PromptPay QR to transfer ฿/ }).waitFor();
    expect(await guest.visitor.barriers()).toEqual([]);
    await press('Pay online instead');
    await page.getByRole('link', { name: 'Pay now' }).waitFor();
    expect(await page.getByText('Bank account number').count()).toBe(0);
    expect(guest.visitor.broken()).toEqual([]);
    await guest.visitor.leave();
  });

  it('finds the QR at once where PromptPay was chosen, also in a second tab, and saves it', async () => {
    const guest = await guestAtPayment({}, 'promptPay');
    const { page, words, visitor } = guest;
    const code = await page.getByRole('img', { name: words.qr }).getAttribute('src');
    const second = await page.context().newPage();
    await second.goto(page.url());
    expect(await second.getByRole('img', { name: words.qr }).getAttribute('src')).toBe(code);
    await second.close();
    const saved = page.waitForEvent('download');
    await hydrated(page);
    await guest.press('Save the QR code');
    expect((await saved).suggestedFilename()).toMatch(/^BK-.*-PromptPay\.png$/);
    await expectNoBarriers(visitor);
    await visitor.leave();
  });

  it('scans a QR that outlives a reload, and is led on when it is paid', async () => {
    const guest = await guestAtPayment();
    const { page, words, visitor } = guest;
    const made = page.waitForResponse(/payments\/charge\/create/);
    await guest.makeQr();
    const { charge_id: chargeId } = (await (await made).json()) as { charge_id: string };
    await page.reload();
    await page.getByRole('img', { name: words.qr }).waitFor();
    await expectNoBarriers(visitor);
    await scanQr(product.api, chargeId);
    await guest.isPaid();
    await visitor.leave();
  });

  it('comes back from the bank that approved, and from one that did not', async () => {
    const guest = await guestAtPayment();
    const { page } = guest;
    const payAtBank = async (button: RegExp) => {
      await guest.fillCard(GOOD_CARD, 'SOMYING 3DS');
      await guest.pay();
      await page.waitForURL(/\/sandbox\/.*\/authorize/);
      await page.getByRole('button', { name: button }).click();
      await page.waitForURL(/successful-payment/);
    };
    await payAtBank(/Decline/);
    await page.getByRole('heading', { name: 'Payment failed' }).waitFor();
    await page.getByText('The bank that issued the card declined').waitFor();
    await expectNoBarriers(guest.visitor);
    await page.getByRole('link', { name: 'Try paying again' }).click();
    await payAtBank(/Approve/);
    await guest.isPaid();
    await page.goBack(); // to the booking, and not to the bank
    await page.waitForURL(/\/booking\/[\da-f-]{36}$/);
    await page.getByTestId('booking-status').getByText('Confirmed', { exact: true }).waitFor();
    await guest.visitor.leave();
  });

  it('is shown no booking where another browser comes back from the bank', async () => {
    const guest = await guestAtPayment();
    const { page } = guest;
    await guest.fillCard(GOOD_CARD, 'SOMYING 3DS');
    await guest.pay();
    await page.waitForURL(/\/sandbox\/.*\/authorize/);
    const bank = page.url();
    const visitor = await visit(browser, product.url);
    await visitor.go('/'); // the language is this browser's own
    await visitor.page.goto(bank);
    await visitor.page.getByRole('button', { name: /Approve/ }).click();
    await visitor.page.waitForURL(/\/payment-return\/[\da-f-]{36}$/);
    await visitor.page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await expectNoBarriers(visitor);
    const returned = `${visitor.page.url()}?returnUri=https://evil.example/&to=//evil.example/`;
    await visitor.page.goto(returned);
    await visitor.page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    expect(visitor.page.url()).toBe(returned);
    expect(await visitor.page.content()).not.toMatch(/SOMYING|@example|BK-/);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
    await page.goto(returned);
    await guest.isPaid();
    await guest.visitor.leave();
  });

  it('pays for rooms of two hotels at once, but not by one transfer', async ({ expect }) => {
    const visitor = await visit(browser, product.url);
    const { page } = visitor;
    const guest = stepsOf(visitor);
    const stays = [room, otherRoom].map((each) => ({ ...each, ...nextStay() }));
    await fillCart(visitor, product.api, stays);
    await guest.openCart();
    await guest.toServices();
    await guest.toDetails();
    expect(await page.getByLabel(guest.words.direct).isDisabled()).toBe(true);
    await guest.fillDetails();
    await guest.toPayment();
    await guest.fillCard(GOOD_CARD);
    await guest.pay();
    await guest.isPaid();
    await expect.poll(() => page.locator('dl').getByText(/^BK-/).count()).toBe(2);
    await visitor.leave();
  });
});
