import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import {
  differentStays,
  findRooms,
  openCheckout,
  type Room,
  readAfter,
  roomAt,
} from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { GOOD_CARD } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import {
  A_WINDOW_A_LANGUAGE,
  PHONE_IN_THAI,
  type VisitorOptions,
  visit,
} from '../testing/visitor.ts';

const WORDS = {
  en: {
    chip: /^Room held (\d+:\d\d) – continue$/,
    note: 'Note to the hotel',
    offline: /^You are offline\. Your details on this page are saved/,
    yours: /^You already have this room on hold until \d\d:\d\d$/,
    toBooking: 'Go to my booking',
    giveUp: 'Cancel this booking',
    keep: 'Keep booking',
    canceled: 'Booking canceled',
    noServer: /^We cannot reach the server/,
  },
  th: {
    chip: /^กันห้องไว้อีก (\d+:\d\d) – ทำรายการต่อ$/,
    note: 'ข้อความถึงโรงแรม',
    offline: /^คุณออฟไลน์อยู่ ข้อมูลที่กรอกไว้ยังอยู่ครบ/,
    yours: /^คุณกันห้องนี้ไว้แล้วถึงเวลา \d\d:\d\d\sน\.$/,
    toBooking: 'ไปที่การจองของฉัน',
    giveUp: 'ยกเลิกการจองนี้',
    keep: 'ไม่ยกเลิก',
    canceled: 'การจองถูกยกเลิก',
    noServer: /^เชื่อมต่อไม่ได้/,
  },
} as const;

const product = sharedProduct();
let browser: Browser;
let rooms: readonly Room[];
beforeAll(async () => {
  browser = await sharedBrowser();
  rooms = await findRooms(product.api);
});
afterAll(() => browser?.close());

const nextStay = differentStays();

/** With a stay in the cart, on the way to book it. */
async function guestWithCart(options: VisitorOptions, units = 1) {
  const stay = { ...roomAt('hornbill-tide-lanta', units, rooms), ...nextStay() };
  const visitor = await visit(browser, product.url, options);
  await fillCart(visitor, product.api, [stay]);
  await hydrated(visitor.page);
  const { page, language } = visitor;
  const at = (path: string) => (language === 'en' ? `/en${path}` : path);
  return { ...stepsOf(visitor), visitor, page, stay, at, texts: WORDS[language] };
}

const chipOf = (page: Page): Locator => page.getByRole('banner').locator('[data-held]');

/** The id of the booking a page is of. */
async function bookingIdAt(page: Page): Promise<string> {
  await page.waitForURL(/\/booking\/[0-9a-f-]{36}$/);
  await page.locator('[data-testid=booking-status]').waitFor();
  return page.url().split('/').at(-1) ?? '';
}

// each with rooms and a window of their own
describe.concurrent.each(A_WINDOW_A_LANGUAGE)('a guest in $language at $width px', (options) => {
  it('loses nothing by Back, reload and a lost network, and sees the hold on every page', async ({
    expect,
  }) => {
    const guest = await guestWithCart(options);
    const { page, words, texts, at, visitor } = guest;
    const name = page.getByLabel(words.name, { exact: true });
    const taxpayer = page.getByLabel(words.taxpayer);
    await guest.openCart();
    await guest.toServices();
    const services = page.url();
    await page.getByLabel(texts.note).fill('22:00');
    await guest.toDetails();
    await guest.fillDetails();
    await page.getByLabel(words.taxInvoice).check();
    await taxpayer.fill('บริษัท ตัวอย่าง จำกัด');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => taxpayer.inputValue()).toBe('บริษัท ตัวอย่าง จำกัด');
    await page.goBack();
    await expect.poll(() => page.getByLabel(texts.note).inputValue()).toBe('22:00');
    await guest.toDetails();
    await expect.poll(() => name.inputValue()).toBe('สมหญิง ใจดี');
    expect(await page.getByLabel(words.terms).isChecked()).toBe(false); // of another checkout
    await page.getByLabel(words.taxInvoice).uncheck();
    await page.getByLabel(words.terms).check();

    await page.context().setOffline(true);
    await guest.press(words.confirm);
    await page.getByRole('alert').getByText(texts.offline).waitFor();
    await page.getByRole('banner').getByRole('link').first().click();
    await page.getByRole('banner').getByRole('link').last().click();
    expect(await visitor.barriers()).toEqual([]);
    expect(await name.inputValue()).toBe('สมหญิง ใจดี');
    await page.context().setOffline(false);
    await guest.toPayment();
    expect(
      await page.evaluate('Object.keys(sessionStorage).filter((key) => /^(draft|sent)/.test(key))'),
    ).toEqual([]);

    await page.goBack();
    const bookingId = await bookingIdAt(page);
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await page.goto(services);
    expect(await bookingIdAt(page)).toBe(bookingId);

    const { slug } = guest.stay;
    const everyPage = ['/', '/hotel/main', `/hotel/${slug}`, '/booking/find', '/404'];
    const onPhone = options === PHONE_IN_THAI;
    if (onPhone) await page.setViewportSize({ width: 360, height: 800 });
    for (const path of onPhone ? everyPage : ['/booking/find', '/']) {
      await page.goto(at(path));
      await chipOf(page).waitFor();
      expect([path, await chipOf(page).textContent()]).toEqual([
        path,
        expect.stringMatching(texts.chip),
      ]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    }
    expect(await visitor.barriers()).toEqual([]);
    await chipOf(page).click();
    await page.waitForURL(/\/checkout-omise\?/);

    const other = await page.context().newPage();
    await other.goto(at('/'));
    await chipOf(other).waitFor();
    await page.goto(at(`/booking/${bookingId}`));
    await hydrated(page);
    await guest.press(texts.giveUp);
    await page.getByRole('alertdialog').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: texts.keep }).click();
    const opener = page.getByRole('button', { name: texts.giveUp });
    await expect.poll(() => opener.evaluate((button) => button.matches(':focus'))).toBe(true);
    const giveUp = async () => {
      await opener.click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts.giveUp }).click();
    };
    await page.context().setOffline(true);
    await giveUp();
    await page.getByRole('alert').getByText(texts.noServer).waitFor();
    await page.context().setOffline(false);
    await giveUp();
    await page.getByRole('alert').getByText(texts.canceled).waitFor();
    await chipOf(page).waitFor({ state: 'detached' });
    await chipOf(other).waitFor({ state: 'detached' });
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });

  it('is told in a second tab that the nights are theirs, whatever their clock says', async ({
    expect,
  }) => {
    const guest = await guestWithCart(options);
    const { page, words, texts, at, visitor, stay } = guest;
    const { body, headers } = await openCheckout(product.api, [stay]);
    await readAfter(headers, product.api, `/outreach/bookings/checkout/${body.data.uid}`);
    await page
      .context()
      .addInitScript('{ const now = Date.now; Date.now = () => now() + 5 * 3_600_000; }');
    const other = await page.context().newPage();
    const second = stepsOf({ ...visitor, page: other });
    await other.goto(at(`/hotel/${stay.slug}/checkout?checkoutId=${body.data.uid}`));
    await hydrated(other);
    await second.fillDetails();
    await page.reload();
    await hydrated(page);
    await guest.openCart();
    await guest.toServices();
    await guest.toDetails();
    await guest.fillDetails();
    await guest.toPayment();
    // that page has a countdown of its own
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^(30:00|29:\d\d)$/);
    expect(await chipOf(page).count()).toBe(0);

    await second.press(words.confirm);
    const dialog = other.getByRole('alertdialog', { name: texts.yours });
    await dialog.waitFor();
    await dialog.getByRole('link', { name: texts.toBooking }).click();
    const bookingId = await bookingIdAt(other);
    await page.getByRole('link', { name: words.seeBooking }).click();
    expect(await bookingIdAt(page)).toBe(bookingId);
    await other.goto(at(`/hotel/${stay.slug}?startDate=${stay.checkIn}&endDate=${stay.checkOut}`));
    await other.locator('main').getByText(texts.yours).waitFor();

    await page.goto(at(`/hotel/${stay.slug}/checkout-omise?bookingId=${bookingId}`));
    await guest.fillCard(GOOD_CARD);
    await guest.pay();
    await guest.isPaid();
    await chipOf(page).waitFor({ state: 'detached' });
    await chipOf(other).waitFor({ state: 'detached' });
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

describe('a guest', () => {
  it('who submits one checkout in two tabs books once, where a second room is free', async () => {
    const guest = await guestWithCart({ width: 1440 }, 2);
    const { page, words } = guest;
    await guest.openCart();
    await guest.toServices();
    await guest.toDetails();
    const other = await page.context().newPage();
    const second = stepsOf({ ...guest.visitor, page: other });
    await other.goto(page.url());
    await hydrated(other);
    await second.fillDetails();
    await guest.fillDetails();
    await page.getByRole('button', { name: words.confirm }).dblclick();
    await second.press(words.confirm);
    const bookingId = await bookingIdAt(other);
    await page.getByRole('link', { name: words.seeBooking }).click();
    expect(await bookingIdAt(page)).toBe(bookingId);
    await guest.visitor.leave();
  });
});
