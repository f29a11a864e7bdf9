import { hostilePaths } from '@baanpak/domain/testing/hostile-paths.ts';
import { rawAnswer } from '@baanpak/infrastructure/testing/raw-answer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedProduct } from '../testing/shared-product.ts';

const product = sharedProduct();

const page = (path: string, headers: Record<string, string> = {}) =>
  rawAnswer(product.url, path, { accept: 'text/html', ...headers });

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const PAGES = [
  '/booking/{}',
  '/booking/{}/refund',
  '/hotel/{}',
  '/hotel/{}/checkout-services',
  '/hotel/{}/checkout',
  '/hotel/a/checkout-services?checkoutId={}',
  '/hotel/a/checkout?checkoutId={}',
  '/hotel/a/checkout-omise?bookingId={}',
  '/hotel/a/successful-payment?bookingId={}',
];
const NO_IDS = [
  '%zz',
  '%00',
  '%',
  '%ff',
  'BK-7Q2MX4',
  '..%2f..%2fsite',
  '%3Fa',
  '%5c',
  NOBODYS,
  'a'.repeat(3000),
];

describe('a page of what nobody was given', () => {
  it.each(PAGES)('%s is 404, in either language', async (path) => {
    for (const id of NO_IDS)
      for (const [prefix, sentence] of [
        ['', 'ไม่พบหน้านี้'],
        ['/en', 'This page could not be found'],
      ]) {
        const { status, text } = await page(prefix + path.replace('{}', id));
        expect([id, status]).toEqual([id, 404]);
        expect(text).toContain(sentence);
        expect(text).toContain(`href="${prefix || '/'}"`);
      }
  });
});

describe('no page', () => {
  it('breaks or leads to another site, whatever is asked for', async () => {
    const places = fc.constantFrom('/', '/en/', ...PAGES.map((path) => path.replace('{}', '')));
    await fc.assert(
      fc.asyncProperty(
        places,
        hostilePaths(),
        fc.constantFrom('', 'locale=th', 'locale=en'),
        async (place, path, cookie) => {
          const { status, location } = await page(place + path, { cookie });
          expect(status).toBeLessThan(500);
          expect(new URL(location ?? '/', product.url).origin).toBe(product.url);
        },
      ),
      { numRuns: 300, examples: [['/en/', '/evil.example/login', 'locale=th']] },
    );
  });

  it('of search engines names a host that a caller made up', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const { text } = await page(path, {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      });
      expect(text).toContain(product.url);
      expect(text).not.toContain('evil.example');
    }
  });
});
