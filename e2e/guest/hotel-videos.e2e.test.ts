import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRooms, roomAt } from '../testing/guest.ts';
import { hydrated } from '../testing/hydrated.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { signIn } from '../testing/staff.ts';
import { visit } from '../testing/visitor.ts';

const SLUG = 'son-rim-sai-pran-buri';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
  const { hotelId } = roomAt(SLUG, 1, await findRooms(product.api));
  const staff = await signIn(product.api);
  const { status, headers } = await staff(`/hotels/${hotelId}`, {
    method: 'PUT',
    body: { vdoYoutube: 'https://youtu.be/aqz-KE-bpKQ' },
  });
  expect(status).toBe(200);
  const position = headers.get('x-position') ?? '';
  await product.api(`/outreach/hotels/${SLUG}`, { headers: { 'x-after-position': position } });
});
afterAll(() => browser?.close());

it('a video is asked for at its site once somebody plays it, and plays on the page', async () => {
  const visitor = await visit(browser, product.url, { width: 1440 });
  const { page } = visitor;
  const elsewhere: string[] = [];
  await page.route(
    ({ origin }) => origin !== product.url,
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>It plays' });
    },
  );
  await visitor.go(`/hotel/${SLUG}`);
  await hydrated(page);
  const play = page.getByRole('button', { name: /^Play the YouTube video of .*$/ });
  await play.scrollIntoViewIfNeeded();
  await page.getByText('loads content from www.youtube-nocookie.com').waitFor();
  expect(await visitor.barriers()).toEqual([]);
  expect(elsewhere).toEqual([]);

  await play.click();
  await page.frameLocator('iframe[title^="Video of"]').getByText('It plays').waitFor();
  expect(elsewhere).toEqual([
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ]);
  expect(visitor.broken()).toEqual([]);
  await visitor.leave();
});
