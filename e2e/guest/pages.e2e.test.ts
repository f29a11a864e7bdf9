import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated } from '../testing/hydrated.ts';
import { sharedBrowser } from '../testing/shared-browser.ts';
import { sharedProduct } from '../testing/shared-product.ts';
import { A_WINDOW_A_LANGUAGE, EVERY_WINDOW, PHONE_IN_THAI, visit } from '../testing/visitor.ts';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.url + path, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });

describe('the first view of a page', () => {
  it('holds what a search engine looks for', async () => {
    const html = await (await get('/en/hotel/talay-ngoen-kata')).text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Talay Ngoen Kata · Baanpak</title>');
    expect(html).toContain('Cliff Pool Villa');
  });

  it('is 404 for what is not there', async () => {
    for (const path of ['/404', '/en/404', '/nowhere', '/en/hotel/no-such-hotel']) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const english = await (await get('/en/404')).text();
    expect(english).toContain('This page could not be found');
  });

  it('is compressed, and so is what the API says', async () => {
    const key = { accept: 'application/json', 'x-api-key': product.apiKey };
    for (const [path, headers] of [
      ['/', {}],
      ['/outreach/hotels/talay-ngoen-kata', key],
    ] as const) {
      const answer = await get(path, { ...headers, 'accept-encoding': 'br' });
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, 'br']);
      expect(answer.headers.get('vary')).toContain('accept-encoding');
    }
  });

  it('names the icons and the manifest of an installed site, which are there', async () => {
    const html = await (await get('/')).text();
    const { headers } = await get('/site.webmanifest', { accept: '*/*' });
    expect(headers.get('content-type')).toContain('application/manifest+json');
    const linked = [...html.matchAll(/rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
    const manifest = await (await get('/site.webmanifest', { accept: '*/*' })).text();
    const icons = [...manifest.matchAll(/"src": "([^"]+)"/g)];
    expect([linked.length, icons.length]).toEqual([3, 3]);
    for (const [, path = ''] of [...linked, ...icons]) {
      const answer = await get(path, { accept: '*/*' });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  it('leaves the API its own answers', async () => {
    const answer = await get('/outreach/nothing', { accept: 'application/json' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('of a booking is kept by nobody', async () => {
    const { headers } = await get('/booking/00000000-0000-4000-8000-000000000000');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });
});

describe('the language', () => {
  it('is the address’s, and stored, where nothing is chosen', async () => {
    const answer = await get('/en');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^locale=en; Max-Age=31536000; Path=\//);
  });

  it('is the chosen one, to which other addresses lead', async () => {
    const there = await get('/en/hotel/main?province=TH-83', { cookie: 'locale=th' });
    expect([there.status, there.headers.get('location')]).toEqual([
      302,
      '/hotel/main?province=TH-83',
    ]);
    const back = await get('/?a=1', { cookie: 'locale=en' });
    expect([back.status, back.headers.get('location')]).toEqual([302, '/en?a=1']);
  });

  it('is changed by a button on the same page', async () => {
    const visitor = await visit(browser, product.url, { width: 1440 });
    const { page } = visitor;
    await visitor.go('/hotel/talay-ngoen-kata?guests=2');
    await hydrated(page);
    await page.getByRole('link', { name: 'ไทย' }).click();
    await page.getByRole('heading', { level: 1, name: 'ทะเลเงิน กะตะ' }).waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/hotel/talay-ngoen-kata?guests=2');
    expect(await page.evaluate('localStorage.locale')).toBe('th');
    expect(visitor.broken()).toEqual([]);
    await visitor.leave();
  });
});

describe('a page to look around on', () => {
  const paths = [
    ...['/', '/hotel/main?province=TH-83', '/hotel/talay-ngoen-kata', '/404'],
    ...['/terms', '/partners'],
  ];
  const [thaiPhone, englishPhone, thaiDesk, englishDesk] = EVERY_WINDOW;
  // each two of language, width and colours meet
  const windows = [
    ...[thaiPhone, englishDesk].map((each) => ({ ...each, colorScheme: 'light' as const })),
    ...[englishPhone, thaiDesk].map((each) => ({ ...each, colorScheme: 'dark' as const })),
  ];
  describe.each(windows)('in $language at $width px, $colorScheme', (options) => {
    it.concurrent('has no barriers, whichever it is', async () => {
      const visitor = await visit(browser, product.url, options);
      for (const path of paths) {
        await visitor.go(path);
        await hydrated(visitor.page);
        expect([path, await visitor.barriers()]).toEqual([path, []]);
        const overflow = await visitor.page.evaluate(
          'document.documentElement.scrollWidth - innerWidth',
        );
        expect([path, overflow]).toEqual([path, 0]);
      }
      expect(visitor.broken()).toEqual([]);
      await visitor.leave();
    });
  });

  const opened = [
    ...A_WINDOW_A_LANGUAGE.map((each) => ({ ...each, colorScheme: 'light' as const })),
    { ...PHONE_IN_THAI, colorScheme: 'dark' as const },
  ];
  describe.each(opened)('in $language at $width px, $colorScheme', (options) => {
    it.concurrent('has no barriers in what it opens', async () => {
      const visitor = await visit(browser, product.url, options);
      const { page } = visitor;
      await visitor.go('/');
      await hydrated(page);
      await page.getByRole('combobox').click();
      await page.getByRole('option').first().waitFor();
      expect(['places', await visitor.barriers()]).toEqual(['places', []]);
      await page.keyboard.press('Escape');
      await page.locator('form [aria-haspopup=dialog]').first().click();
      await page.getByRole('grid').first().waitFor();
      expect(['dates', await visitor.barriers()]).toEqual(['dates', []]);
      await visitor.go('/hotel/talay-ngoen-kata');
      await hydrated(page);
      await page.locator('main').getByRole('button').first().click();
      await page.locator('.yarl__slide_current img').waitFor();
      expect(['pictures', await visitor.barriers()]).toEqual(['pictures', []]);
      expect(visitor.broken()).toEqual([]);
      await visitor.leave();
    });
  });
});

describe('the first JavaScript', () => {
  const MOST = 140_000;
  const pages = ['/', '/hotel/main', '/hotel/talay-ngoen-kata'];
  it.each(pages)('of %s is at most 140 kB, compressed', async (path) => {
    const html = await (await get(path)).text();
    const [, first = ''] = /module" src="([^"]+)"/.exec(html) ?? [];
    const [, boot = ''] = /<script id="boot"[^>]*>([^<]+)</.exec(html) ?? [];
    const { entry, modules } = JSON.parse(boot).assets;
    const sizes = await Promise.all([first, entry, ...modules].map(compressedSize));
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(MOST);
  });
});

it('a page carries at most 15 kB of styles, compressed', async () => {
  const html = await (await get('/hotel/talay-ngoen-kata')).text();
  const [, styles = ''] = /<style[^>]*>([^<]+)</.exec(html) ?? [];
  const size = gzipSync(styles).length;
  expect(size).toBeGreaterThan(5_000);
  expect(size).toBeLessThanOrEqual(15_000);
});

/** What goes over the wire, in bytes; `fetch` itself would unpack it. */
async function compressedSize(path: string): Promise<number> {
  const { headers } = await get(path, { 'accept-encoding': 'gzip', accept: '*/*' });
  expect([path, headers.get('content-encoding')]).toEqual([path, 'gzip']);
  expect(headers.get('cache-control')).toContain('immutable');
  return Number(headers.get('content-length'));
}
