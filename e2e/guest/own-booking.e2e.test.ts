import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { GOOD_CARD, payByCard } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { DESK_IN_ENGLISH, PHONE_IN_THAI, visit } from '../testing/visitor.ts';

const WORDS = {
  en: {
    confirmed: 'Confirmed',
    receipt: 'Receipt (PDF)',
    calendar: 'Add to calendar',
    find: 'Find my booking',
    code: 'Booking number',
    email: 'Email',
    send: 'Send me the link',
    sent: 'Check your email',
  },
  th: {
    confirmed: 'ยืนยันแล้ว',
    receipt: 'ใบเสร็จ (PDF)',
    calendar: 'เพิ่มในปฏิทิน',
    find: 'ค้นหาการจองของฉัน',
    code: 'หมายเลขการจอง',
    email: 'อีเมล',
    send: 'ส่งลิงก์ให้ฉัน',
    sent: 'กรุณาตรวจสอบอีเมลของคุณ',
  },
} as const;

const product = sharedProduct();
let browser: Browser;
let room: Room;
beforeAll(async () => {
  browser = await sharedBrowser();
  room = roomAt('jamjuree-canal-house', 1, await findRooms(product.api));
});
afterAll(() => browser?.close());

const nextStay = differentStays();

async function paidBooking() {
  const { body } = await book(product.api, { ...room, ...nextStay() });
  const { _id, bookingId } = body.book;
  const { headers } = await payByCard(product.api, { bookingId: _id });
  return { id: _id, code: bookingId, email: (await readBooking(product.api, _id, headers)).email };
}

describe('a guest whose booking is paid', () => {
  it('takes along a receipt and a file for the calendar', async () => {
    const options = PHONE_IN_THAI;
    const { id, code } = await paidBooking();
    const visitor = await visit(browser, product.url, options);
    const { page } = visitor;
    const words = WORDS[options.language];
    await visitor.go(`/booking/${id}`);
    await hydrated(page);
    await page.getByTestId('booking-status').getByText(words.confirmed).waitFor();
    for (const [name, file, begin] of [
      [words.receipt, `${code}.pdf`, '%PDF-'],
      [words.calendar, `${code}.ics`, 'BEGIN:VCALENDAR'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(file);
      expect((await text(await download.createReadStream())).slice(0, begin.length)).toBe(begin);
    }
    expect(await visitor.barriers()).toEqual([]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

describe('a guest who needs a tax invoice', () => {
  it('says to whom, and has its number once it is paid', async () => {
    const options = DESK_IN_ENGLISH;
    const visitor = await visit(browser, product.url, options);
    const { page } = visitor;
    const guest = stepsOf(visitor);
    const { words } = guest;
    await fillCart(visitor, product.api, [{ ...room, ...nextStay() }]);
    await guest.openCart();
    await guest.toServices();
    await guest.toDetails();
    await guest.fillDetails();
    await page.getByLabel(words.taxInvoice).check();
    await page.getByLabel(words.taxId).fill('0105536092640');
    await guest.press(words.confirm);
    await page.getByText(words.invalidTaxId, { exact: true }).waitFor();
    expect(await page.getByText(words.required, { exact: true }).count()).toBe(2);
    expect(await visitor.barriers()).toEqual([]);
    await page.getByLabel(words.taxpayer).fill('บริษัท ตัวอย่าง จำกัด');
    await page.getByLabel(words.taxId).fill('0-1055-36092-64-1');
    await page.getByLabel(words.taxAddress).fill('1 ถนนพระราม 1 กรุงเทพฯ');
    await guest.toPayment();
    await guest.fillCard(GOOD_CARD);
    await guest.pay();
    await guest.isPaid();
    await page.getByRole('link', { name: words.seeBooking }).click();
    await page.getByText('0105536092641').waitFor();
    await page.getByRole('button', { name: words.taxReceipt }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

describe('a guest who lost the link', () => {
  it('is told the same whether there is such a booking or not, and gets a mail if there is', async () => {
    const options = DESK_IN_ENGLISH;
    const { code, email } = await paidBooking();
    const visitor = await visit(browser, product.url, options);
    const { page } = visitor;
    const words = WORDS[options.language];
    const send = async (address: string) => {
      await page.getByLabel(words.code).fill(code.toLowerCase());
      await page.getByLabel(words.email).fill(address);
      await page.getByRole('button', { name: words.send }).click();
      await page.getByText(words.sent).waitFor();
      return page.getByRole('main').innerText();
    };
    await visitor.go('/booking/no-such-booking');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: words.find }).click();
    await page.getByRole('heading', { level: 1, name: words.find }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const toStranger = await send('stranger@example.com');
    expect(await visitor.barriers()).toEqual([]);
    await page.reload();
    await hydrated(page);
    expect(await send(email)).toBe(toStranger);
    const letters = async () => {
      const outbox = await (await fetch(`${product.url}/dev/outbox`)).text();
      const about = `The link to your booking ${code}`;
      return outbox.split('</li>').filter((line) => line.includes(about));
    };
    await vi.waitFor(async () => expect(await letters()).toHaveLength(1), PATIENT);
    expect((await letters())[0]).toContain(email);
    await visitor.leave();
  });
});

const PATIENT = { timeout: 90_000, interval: 200 };
