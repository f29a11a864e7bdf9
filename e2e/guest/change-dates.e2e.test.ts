import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { book, findRooms, freeDay, readBooking, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { payByCard } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { A_WINDOW_A_LANGUAGE, visit } from '../testing/visitor.ts';

const WORDS = {
  en: { change: 'Change dates', due: /^Due at the hotel: ฿/, confirm: 'Confirm new dates' },
  th: { change: 'เปลี่ยนวันเข้าพัก', due: /^ชำระเพิ่มที่โรงแรม ฿/, confirm: 'ยืนยันวันใหม่' },
} as const;
const REFUND = { en: /you will get ฿.* back/, th: /คุณจะได้รับเงินคืน ฿/ } as const;
const BOOKED = { en: 'Confirmed', th: 'ยืนยันแล้ว' } as const;

const product = sharedProduct();
let browser: Browser;
let roomId: string;
beforeAll(async () => {
  browser = await sharedBrowser();
  ({ roomId } = roomAt('jamjuree-canal-house', 1, await findRooms(product.api)));
});
afterAll(() => browser?.close());

/** A phone shows a month at a time: the stay and the days after it are in one. */
function earlyInMonth(day: LocalDate): LocalDate {
  return Number(day.slice(-2)) <= 25 ? day : earlyInMonth(addDays(day, 1));
}

/** Of the calendar, whatever the language. */
const dayOf = (page: Page, day: LocalDate) =>
  page.getByRole('dialog').locator(`[data-day="${day}"] button`);

it.each(A_WINDOW_A_LANGUAGE)(
  'a guest adds a night to a paid stay, and gives it up again, in $language at $width px',
  async (options) => {
    const { language } = options;
    const words = WORDS[language];
    const first = earlyInMonth(freeDay(language === 'th' ? 40 : 60));
    const stay = { checkIn: first, checkOut: addDays(first, 2) };
    const { body } = await book(product.api, { roomId, ...stay });
    const { headers } = await payByCard(product.api, { bookingId: body.book._id });
    const paid = await readBooking(product.api, body.book._id, headers);
    const visitor = await visit(browser, product.url, options);
    const { page } = visitor;
    await visitor.go(`/booking/${paid._id}`);
    await hydrated(page);
    await page.getByTestId('booking-status').getByText(BOOKED[language]).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const change = async (checkOut: LocalDate, told: RegExp) => {
      await page.getByRole('button', { name: words.change, exact: true }).click();
      await dayOf(page, stay.checkIn).click();
      await dayOf(page, checkOut).click();
      await page.getByRole('dialog').getByText(told).waitFor();
      await page.getByRole('button', { name: words.confirm, exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await change(addDays(first, 3), words.due);
    await expect
      .poll(async () => (await readBooking(product.api, paid._id)).checkOutDate)
      .toBe(addDays(first, 3));
    await change(addDays(first, 1), REFUND[language]);
    await expect
      .poll(async () => {
        const { checkOutDate, totalReceived, price } = await readBooking(product.api, paid._id);
        return [checkOutDate, totalReceived - price];
      })
      .toEqual([addDays(first, 1), 0]);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  },
);
