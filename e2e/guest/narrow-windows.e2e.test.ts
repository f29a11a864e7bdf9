import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import {
  book,
  differentStays,
  findRooms,
  openCheckout,
  type Room,
  readBooking,
  roomAt,
} from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { payByCard } from '../testing/payments.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { visit } from '../testing/visitor.ts';

const product = sharedProduct();
const nextStay = differentStays();
let browser: Browser;
let room: Room;
beforeAll(async () => {
  browser = await sharedBrowser();
  room = roomAt('hing-hoi-ko-chang', 1, await findRooms(product.api));
});
afterAll(() => browser?.close());

/** Words without a place to break at, as long as they may be. */
const LONG = {
  reservedBy: `สม${'ชาย'.repeat(20)} ${'Wolfeschlegelstein'.repeat(5)}`,
  email: `${'a.very-long_name'.repeat(4)}@${'sub-domain.'.repeat(12)}example.com`,
  note: `https://www.example.com/${'path-without-blanks'.repeat(12)}?q=${'1234567890'.repeat(6)}`,
  address: 'Donaudampfschifffahrtsgesellschaft'.repeat(4),
};

/** Pages on the way from looking around to getting one's money back. */
async function pathsOfBooking(): Promise<readonly string[]> {
  const { api } = product;
  const { slug } = room;
  const checkout = await openCheckout(api, [{ ...room, ...nextStay() }]);
  const held = await book(api, { ...room, ...nextStay() }, LONG);
  const paid = (await book(api, { ...room, ...nextStay() }, LONG)).body.book._id;
  await readBooking(api, paid, (await payByCard(api, { bookingId: paid })).headers);
  const { uid } = checkout.body.data;
  return [
    ...['/', '/hotel/main?province=TH-83', `/hotel/${slug}`],
    ...[`/hotel/${slug}/checkout-services?checkoutId=${uid}`],
    ...[`/hotel/${slug}/checkout?checkoutId=${uid}`],
    ...[`/hotel/${slug}/checkout-omise?bookingId=${held.body.book._id}`],
    ...[`/hotel/${slug}/successful-payment?bookingId=${paid}`],
    ...[`/booking/${paid}`, `/booking/${paid}/refund`, '/booking/mine'],
  ];
}

/** What reaches beyond the window and is not scrolled or cut by what it is in. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const clips = (element) => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !clips(each))
      .map((each) => each.outerHTML.slice(0, 120));
    const beyond = document.documentElement.scrollWidth - innerWidth;
    return beyond > 0 ? [beyond + ' px beyond', ...wide] : wide;
  })()`);

const WINDOWS = [
  { language: 'th', width: 320, letters: '100%' },
  { language: 'en', width: 320, letters: '100%' },
  { language: 'th', width: 640, letters: '200%' },
  { language: 'en', width: 640, letters: '200%' },
] as const;

it.each(WINDOWS)(
  'no page is wider than $width px in $language with letters of $letters',
  async ({ language, width, letters }) => {
    const visitor = await visit(browser, product.url, { language, width });
    const { page } = visitor;
    const enlarge = () =>
      page.evaluate(`(() => {
        const { style } = document.documentElement;
        Object.assign(style, { fontSize: '${letters}', display: 'none' });
        document.documentElement.getBoundingClientRect(); // sizes that are variables follow only then
        style.display = '';
      })()`);
    const isShown = async (name: string) => {
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      expect([name, await tooWide(page)]).toEqual([name, []]);
    };
    for (const path of await pathsOfBooking()) {
      await visitor.go(path);
      await hydrated(page);
      await enlarge();
      await isShown(path);
    }
    await visitor.go('/');
    await hydrated(page);
    await enlarge();
    await page.getByRole('combobox').click();
    const places = await page.getByRole('listbox').boundingBox(); // what it is in would cut it
    expect((places?.x ?? 0) + (places?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
    await fillCart(visitor, product.api, [{ ...room, ...nextStay() }]);
    await hydrated(page);
    await enlarge();
    await stepsOf(visitor).openCart();
    await page.getByRole('dialog').waitFor();
    await isShown('cart');
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  },
);
