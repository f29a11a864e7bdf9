import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsOf } from '../testing/booking-steps.ts';
import { fillCart } from '../testing/cart.ts';
import { differentStays, findRooms, type Room, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { type CuttableLine, lineTo } from '../testing/line-to.ts';
import { GOOD_CARD } from '../testing/payments.ts';
import { endProducts, type Product, startProduct } from '../testing/product.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { A_WINDOW_A_LANGUAGE, type VisitorOptions, visit } from '../testing/visitor.ts';

// The provider's script is at another origin, as the real one is: what a page's policy does not let in does not run.

let product: Product;
let browser: Browser;
let provider: CuttableLine;
let room: Room;
beforeAll(async () => {
  browser = await sharedBrowser();
  provider = await lineTo(() => product.url);
  product = await startProduct({ SANDBOX_SCRIPT_URL: `${provider.url}/sandbox/omise/omise.js` });
  room = roomAt('sak-nang-aen', 1, await findRooms(product.api));
});
afterAll(async () => {
  await endProducts();
  await provider?.close();
  await browser?.close();
});

const nextStay = differentStays();
const HAS_SCRIPT = "'Omise' in window";

/** Where a room is to be paid for, come to by all steps from the home page. */
async function guestAtPayment(options: VisitorOptions) {
  const visitor = await visit(browser, product.url, options);
  await fillCart(visitor, product.api, [{ ...room, ...nextStay() }]);
  const guest = { visitor, page: visitor.page, ...stepsOf(visitor) };
  await guest.openCart();
  await guest.toServices();
  await guest.toDetails();
  await guest.fillDetails();
  await guest.toPayment();
  await hydrated(guest.page);
  return guest;
}

describe.each(A_WINDOW_A_LANGUAGE)('a guest in $language at $width px', (options) => {
  it('pays by card with the provider’s script, which no other page has', async () => {
    const guest = await guestAtPayment(options);
    const { visitor, page } = guest;
    await expect.poll(() => page.evaluate(HAS_SCRIPT)).toBe(true);
    await guest.fillCard(GOOD_CARD);
    await guest.pay();
    await guest.isPaid();
    expect(await page.evaluate(HAS_SCRIPT)).toBe(false);
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });

  it('leaves it behind with the page, and comes back to it from the bar', async () => {
    const guest = await guestAtPayment(options);
    const { visitor, page } = guest;
    await expect.poll(() => page.evaluate(HAS_SCRIPT)).toBe(true);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => /^\/(en)?$/.test(url.pathname));
    await hydrated(page);
    expect(await page.evaluate(HAS_SCRIPT)).toBe(false);
    await page.locator('[data-held]').click();
    await page.waitForURL(/checkout-omise/);
    await hydrated(page);
    await guest.fillCard(GOOD_CARD);
    await guest.pay();
    await guest.isPaid();
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

it('a policy names the provider on that page alone', async () => {
  const policyAt = async (path: string) => {
    const answer = await fetch(product.url + path, { headers: { accept: 'text/html' } });
    return answer.headers.get('content-security-policy');
  };
  const payment = `/hotel/${room.slug}/checkout-omise?bookingId=x`;
  for (const path of [payment, `/en${payment}`])
    expect(await policyAt(path)).toContain(`script-src 'self' ${provider.url}; `);
  for (const path of ['/', '/en', `/hotel/${room.slug}`, '/booking/find', '/login'])
    expect(await policyAt(path)).not.toContain(provider.url);
});
