import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../testing/api.ts';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import { differentStays, findRooms, type Room, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { GOOD_CARD } from '../testing/payments.ts';
import { endProducts, type Product, startProduct } from '../testing/product.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { A_WINDOW_A_LANGUAGE, type VisitorOptions, visit } from '../testing/visitor.ts';

/** How long a checkout is promised: enough to fill in its details, on a busy machine too. */
const HOLD_SECONDS = 15;

const WORDS = {
  en: {
    price: 'The price has changed',
    amounts: (was: string, now: string) => `It was ${was} and is ${now} now.`,
    terms: 'The cancellation terms have changed',
    never: 'Non-refundable once paid',
  },
  th: {
    price: 'ราคาเปลี่ยนไปแล้ว',
    amounts: (was: string, now: string) => `ราคาเดิม ${was} ราคาตอนนี้ ${now}`,
    terms: 'เงื่อนไขการยกเลิกเปลี่ยนไปแล้ว',
    never: 'ชำระเงินแล้วขอคืนไม่ได้',
  },
} as const;

const shared = sharedProduct();
let product: Product;
let browser: Browser;
/** One of each hotel: what one test says of a hotel, no other reads. */
let rooms: Room[];
beforeAll(async () => {
  const environment = { RATE_LIMITS: 'off', HOLD_MINUTES: String(HOLD_SECONDS / 60) };
  [product, browser] = await Promise.all([startProduct(environment), sharedBrowser()]);
  const all = await findRooms(product.api);
  rooms = [...new Map(all.map((room) => [room.hotelId, room])).values()];
});
afterAll(async () => {
  await browser?.close();
  await endProducts();
});

const nextStay = differentStays();
const formatted = (amount: number) => `฿${amount.toLocaleString('en')}`;

/** With the details filled in, and nothing confirmed yet. */
async function guestAboutToConfirm(api: Api, room: Room, options: VisitorOptions) {
  const stay = { ...room, ...nextStay() };
  const visitor = await visit(browser, api.url, options);
  const { page, language } = visitor;
  await fillCart(visitor, api, [stay]);
  await hydrated(page);
  const steps = stepsOf(visitor);
  await steps.openCart();
  await steps.toServices();
  await steps.toDetails();
  await hydrated(page);
  const uid = new URL(page.url()).searchParams.get('checkoutId');
  type Checkout = { data: { totalPrice: number; validUntil: string } };
  const { data } = (await api<Checkout>(`/outreach/bookings/checkout/${uid}`)).body;
  const staff = await signIn(api);
  const put = async (path: string, body: object) =>
    expect((await staff(path, { method: 'PUT', body })).status).toBe(200);
  await steps.fillDetails();
  return {
    ...{ ...steps, page, visitor, texts: WORDS[language] },
    ...{ total: data.totalPrice, validUntil: Date.parse(data.validUntil) },
    /** The owner asks so much for each of its two nights. */
    paint: (price: number) =>
      put(`/rooms/${stay.roomId}/prices`, { from: stay.checkIn, to: stay.checkOut, price }),
    emptyPolicy: () => put(`/hotels/${stay.hotelId}`, { cancellationPolicy: [] }),
  };
}

describe.concurrent.each(A_WINDOW_A_LANGUAGE)('a guest in $language at $width px', (options) => {
  it('pays what was shown, whatever the owner asks meanwhile', async ({ expect }) => {
    const room = roomAt('khom-chao-le-bo-phut', 1, await findRooms(shared.api));
    const guest = await guestAboutToConfirm(shared.api, room, options);
    const { page, total } = guest;
    await guest.paint(total); // for each of two nights
    await guest.toPayment();
    await page.getByRole('complementary').getByText(formatted(total)).last().waitFor();
    await guest.fillCard(GOOD_CARD);
    await page.getByRole('button', { name: new RegExp(`${formatted(total)}$`) }).click();
    await guest.isPaid();
    expect(guest.visitor.broken()).toEqual([]);
    await guest.visitor.leave();
  });

  it.for([
    { what: 'raised', at: 0, price: (total: number) => total, direct: false },
    { what: 'lowered, and pays by transfer', at: 1, price: () => 500, direct: true },
  ])(
    'who confirms too late sees that the price was $what, and agrees again',
    async ({ at, price, direct }, { expect }) => {
      const room = rooms[at + 2 * A_WINDOW_A_LANGUAGE.indexOf(options)] ?? expect.fail();
      const guest = await guestAboutToConfirm(product.api, room, options);
      const { page, words, texts, total } = guest;
      if (direct) await page.getByRole('radio', { name: words.direct }).check();
      await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(guest.validUntil);
      const night = price(total);
      await guest.paint(night);
      await guest.press(words.confirm);
      const alert = page.getByRole('alert');
      await alert.getByText(texts.price).waitFor();
      await alert.getByText(texts.amounts(formatted(total), formatted(2 * night))).waitFor();
      expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toBe('สมหญิง ใจดี');
      expect(await page.getByLabel(words.terms).isChecked()).toBe(false);
      expect(await guest.visitor.barriers()).toEqual([]);
      await page.reload();
      await alert.getByText(texts.price).waitFor();
      await hydrated(page);
      await page.getByLabel(words.terms).check();
      if (direct) {
        expect(await page.getByRole('radio', { name: words.direct }).isChecked()).toBe(true);
        await guest.press(words.confirm);
        await page.waitForURL(/\/booking\/[0-9a-f-]{36}$/);
        await page
          .getByText(formatted(2 * night))
          .first()
          .waitFor();
      } else {
        await guest.toPayment();
        await page
          .getByRole('complementary')
          .getByText(formatted(2 * night))
          .last()
          .waitFor();
      }
      expect(guest.visitor.broken()).toEqual([]);
      await guest.visitor.leave();
    },
  );

  it('who confirms too late reads that nothing is given back any more', async ({ expect }) => {
    const room = rooms[4 + A_WINDOW_A_LANGUAGE.indexOf(options)] ?? expect.fail();
    const guest = await guestAboutToConfirm(product.api, room, options);
    const { page, words, texts } = guest;
    await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(guest.validUntil);
    await guest.emptyPolicy();
    await guest.press(words.confirm);
    const alert = page.getByRole('alert');
    await alert.getByText(texts.terms).waitFor();
    await alert.getByText(texts.never).waitFor();
    expect(await page.getByText(texts.price).count()).toBe(0);
    expect(await page.getByLabel(words.terms).isChecked()).toBe(false);
    expect(await guest.visitor.barriers()).toEqual([]);
    await page.getByLabel(words.terms).check();
    await guest.toPayment();
    expect(guest.visitor.broken()).toEqual([]);
    await guest.visitor.leave();
  });
});
