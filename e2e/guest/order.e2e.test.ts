import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import { differentStays, findRooms, freeDay, type Room, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { GOOD_CARD } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { A_WINDOW_A_LANGUAGE, visit } from '../testing/visitor.ts';

const TEXTS = {
  en: {
    order: 'See all bookings in this order',
    title: 'All your bookings in this order',
    mine: 'My bookings',
    party: 'Guests 2 adults · 2 children · 1 pet',
    add: 'Add to cart',
    added: 'Added to your cart',
    adults: 'Adults',
    children: 'Children (under 12)',
    pets: 'Pets',
    shown: '2 adults · 2 children · 1 pet',
  },
  th: {
    order: 'ดูการจองทั้งหมดในครั้งนี้',
    title: 'การจองทั้งหมดในครั้งนี้',
    mine: 'การจองของฉัน',
    party: 'ผู้เข้าพัก ผู้ใหญ่ 2 คน · เด็ก 2 คน · สัตว์เลี้ยง 1 ตัว',
    add: 'ใส่ตะกร้า',
    added: 'เพิ่มลงตะกร้าแล้ว',
    adults: 'ผู้ใหญ่',
    children: 'เด็ก (ต่ำกว่า 12 ปี)',
    pets: 'สัตว์เลี้ยง',
    shown: 'ผู้ใหญ่ 2 คน · เด็ก 2 คน · สัตว์เลี้ยง 1 ตัว',
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

/** The mails that lie in the outbox and name all of these. */
async function mailWith(ids: readonly string[]): Promise<string | undefined> {
  const list = await (await fetch(`${product.url}/dev/outbox`)).text();
  for (const [path] of list.matchAll(/\/dev\/outbox\/\d+/g)) {
    const mail = await (await fetch(`${product.url}${path}`)).text();
    if (ids.every((id) => mail.includes(`/booking/${id}`))) return mail;
  }
  return undefined;
}

describe.each(A_WINDOW_A_LANGUAGE)('a guest in $language at $width px', (options) => {
  // no other test has guests in these rooms in two months
  it('reaches each of three rooms in two hotels, from the mail and from My bookings', async () => {
    const visitor = await visit(browser, product.url, options);
    const { page } = visitor;
    const texts = TEXTS[options.language];
    const [kata, phuket] = ['talay-ngoen-kata', 'thirteen-shutters-phuket'].map((slug) =>
      roomAt(slug, 1, rooms),
    );
    if (!kata || !phuket) throw new Error('no such room');
    const stays = [kata, kata, phuket].map((room) => ({ ...room, ...nextStay() }));
    await fillCart(visitor, product.api, stays);
    const guest = stepsOf(visitor);
    await guest.openCart();
    await guest.toServices();
    await guest.toDetails();
    await guest.fillDetails();
    await guest.toPayment();
    await guest.fillCard(GOOD_CARD);
    await guest.pay();
    await guest.isPaid();
    await page.getByRole('link', { name: texts.order }).click();
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const links = await page
      .locator('main article h3 a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toHaveLength(3);
    const ids = links.map((link) => link.split('/').at(-1) ?? '');
    await expect.poll(() => mailWith(ids), { timeout: 30_000 }).toBeDefined();
    for (const link of links) {
      await page.goto(link);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator(`main a[href$="/order"]`).count()).toBe(1);
    }
    await visitor.go('/booking/mine');
    await page.getByRole('heading', { level: 1, name: texts.mine }).waitFor();
    await expect.poll(() => page.locator('main article').count()).toBe(3);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });

  it('keeps two children and a dog from the hotel to the details', async () => {
    const visitor = await visit(browser, product.url, options);
    const { page } = visitor;
    const texts = TEXTS[options.language];
    const [start, end] = [freeDay(40), freeDay(42)];
    const asked = `startDate=${start}&endDate=${end}&guests=4&kid=2&pet=1`;
    const { body } = await product.api<{ hotels: { hotelNameSlug: string }[] }>(
      `/search/hotels/advanced?${asked}`,
    );
    const slug = body.hotels[0]?.hotelNameSlug;
    expect(slug).toBeDefined();
    await visitor.go(`/hotel/${slug}?${asked}`);
    await hydrated(page);
    await page.getByRole('button', { name: texts.party }).waitFor();
    // those that take all of them come first
    await page.getByRole('button', { name: texts.add }).first().click();
    await page.getByText(texts.added, { exact: true }).waitFor();
    const guest = stepsOf(visitor);
    await guest.openCart();
    await page.getByRole('dialog', { name: guest.words.cart }).getByText(texts.shown).waitFor();
    await guest.toServices();
    const counts = [texts.adults, texts.children, texts.pets].map((name) =>
      page.getByRole('group', { name, exact: true }).getByRole('status').textContent(),
    );
    expect(await Promise.all(counts)).toEqual(['2', '2', '1']);
    expect(await visitor.barriers()).toEqual([]);
    await guest.toDetails();
    await page.getByText(texts.shown).first().waitFor();
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});
