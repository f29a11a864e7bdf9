import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import { findRooms, freeDay, type Room, readBooking, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { GOOD_CARD, scanQr } from '../testing/payments.ts';
import { REFUND_WORDS } from '../testing/refund-words.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn, staffIdOf } from '../testing/staff.ts';
import { EVERY_WINDOW, type Visitor, visit } from '../testing/visitor.ts';

const TEXTS = {
  en: {
    party: 'Guests 2 adults · 2 children · 1 pet',
    add: 'Add to cart',
    added: 'Added to your cart',
    facts: { 'Children (under 12)': '2', Pets: '1', 'Payment method': 'PromptPay' },
    byCard: 'Card, Visa ending 4242',
    change: 'Change dates',
    confirm: 'Confirm new dates',
    moved: /^฿[\d,]+ back for your new dates$/,
    confirmed: 'Confirmed',
    toCard: /goes back to your Visa card ending 4242/,
    refunded: 'Canceled and refunded',
  },
  th: {
    party: 'ผู้เข้าพัก ผู้ใหญ่ 2 คน · เด็ก 2 คน · สัตว์เลี้ยง 1 ตัว',
    add: 'ใส่ตะกร้า',
    added: 'เพิ่มลงตะกร้าแล้ว',
    facts: { 'เด็ก (ต่ำกว่า 12 ปี)': '2', สัตว์เลี้ยง: '1', วิธีชำระเงิน: 'พร้อมเพย์' },
    byCard: 'บัตร Visa ลงท้าย 4242',
    change: 'เปลี่ยนวันเข้าพัก',
    confirm: 'ยืนยันวันใหม่',
    moved: /^คืน ฿[\d,]+ สำหรับวันเข้าพักใหม่$/,
    confirmed: 'ยืนยันแล้ว',
    toCard: /จะคืนเข้าบัตร Visa ลงท้าย 4242/,
    refunded: 'ยกเลิกและคืนเงินแล้ว',
  },
} as const;

const product = sharedProduct();
let browser: Browser;
let room: Room;
beforeAll(async () => {
  browser = await sharedBrowser();
  room = roomAt('pha-khao-ao-nang', 1, await findRooms(product.api));
});
afterAll(() => browser?.close());

/** Each stay of three nights within a month, so that a phone's calendar shows it whole. */
let lastDay = 200;
function nextStay() {
  lastDay += 4;
  while (Number(freeDay(lastDay).slice(-2)) > 24) lastDay += 1;
  return { checkIn: freeDay(lastDay), checkOut: freeDay(lastDay + 3) };
}

/** The charge that waits, whose code is on the screen. */
async function openCharge(bookingId: string): Promise<string> {
  type Page = Readonly<{ book: { openCharge?: { charge_id: string } } }>;
  const { body } = await product.api<Page>(`/outreach/bookings/${bookingId}`);
  return body.book.openCharge?.charge_id ?? '';
}

const status = ({ page }: Visitor, text: string) =>
  page.getByTestId('booking-status').getByText(text, { exact: true }).waitFor();

const [phoneInThai, phoneInEnglish, deskInThai, deskInEnglish] = EVERY_WINDOW;

it.each([phoneInEnglish, deskInThai])(
  'a family with two children and a dog pays by PromptPay, in $language at $width px',
  async (options) => {
    const visitor = await visit(browser, product.url, options);
    const { page } = visitor;
    const texts = TEXTS[options.language];
    const guest = stepsOf(visitor);
    const { checkIn, checkOut } = nextStay();
    const asked = `startDate=${checkIn}&endDate=${checkOut}&guests=4&kid=2&pet=1`;
    await visitor.go(`/hotel/main?${asked}`);
    await hydrated(page);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.waitForURL(/\/hotel\/(?!main)[^/]+\?/);
    await page.getByRole('button', { name: texts.party }).waitFor();
    await hydrated(page);
    await page.getByRole('button', { name: texts.add }).first().click();
    await page.getByText(texts.added, { exact: true }).waitFor();
    await guest.openCart();
    await guest.toServices();
    await guest.toDetails();
    await guest.fillDetails();
    await page.getByLabel(guest.words.promptPay, { exact: true }).check();
    await guest.toPayment();
    await page.getByRole('img', { name: guest.words.qr }).waitFor();
    const chargeId = await openCharge(new URL(page.url()).searchParams.get('bookingId') ?? '');
    expect(await visitor.barriers()).toEqual([]);
    await scanQr(product.api, chargeId);
    await guest.isPaid();
    await page.getByRole('link', { name: guest.words.seeBooking }).click();
    await status(visitor, texts.confirmed);
    for (const [name, value] of Object.entries(texts.facts))
      await page
        .locator('dl > div', { has: page.getByText(name, { exact: true }) })
        .getByText(value, { exact: true })
        .waitFor();
    expect(await visitor.barriers()).toEqual([]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  },
);

it.each([phoneInThai, deskInEnglish])(
  'a couple pays by card with 3-D Secure, takes other dates, and is paid back to the card, in $language at $width px',
  async (options) => {
    const visitor = await visit(browser, product.url, options);
    const { page } = visitor;
    const texts = TEXTS[options.language];
    const refund = REFUND_WORDS[options.language];
    const guest = stepsOf(visitor);
    const stay = nextStay();
    await fillCart(visitor, product.api, [{ ...room, ...stay }]);
    await hydrated(page);
    await guest.openCart();
    await guest.toServices();
    await guest.toDetails();
    await guest.fillDetails();
    await guest.toPayment();
    await guest.fillCard(GOOD_CARD, 'SOMYING 3DS');
    await guest.pay();
    await page.waitForURL(/\/sandbox\/.*\/authorize/);
    await page.getByRole('button', { name: guest.words.approve }).click();
    await guest.isPaid();
    await hydrated(page);
    await page.getByRole('link', { name: guest.words.seeBooking }).click();
    await status(visitor, texts.confirmed);
    await page.getByText(texts.byCard, { exact: true }).waitFor();

    const id = page.url().split('/').at(-1) ?? '';
    await page.getByRole('button', { name: texts.change, exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const day of [stay.checkIn, addDays(stay.checkIn, 2)])
      await dialog.locator(`[data-day="${day}"] button`).click();
    await dialog.getByRole('button', { name: texts.confirm, exact: true }).click();
    await page.getByRole('region').getByText(texts.moved).waitFor();
    await status(visitor, texts.confirmed);
    expect(await visitor.barriers()).toEqual([]);

    await page.getByRole('link', { name: refund.ask }).click();
    await page.getByText(texts.toCard).waitFor();
    expect(await page.getByLabel(refund.number).count()).toBe(0);
    await page.getByLabel(refund.reason).fill('Our plans have changed');
    await page.getByLabel(refund.terms).check();
    await guest.press(refund.submit);
    await page.getByRole('alertdialog').getByRole('button', { name: refund.confirm }).click();
    await page.getByRole('main').getByText(refund.sent, { exact: true }).waitFor();
    const staff = await signIn(product.api);
    const { bookingId: code } = await readBooking(product.api, id);
    const body = { action: 'approve-refund' };
    const url = `/bookings/${await staffIdOf(staff, code)}`;
    expect((await staff(url, { method: 'PUT', body })).status).toBe(200);
    await visitor.go(`/booking/${id}`);
    await status(visitor, texts.refunded);
    expect(await visitor.barriers()).toEqual([]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  },
);
