import { describe, expect, it } from 'vitest';
import { robotsText, sitemapXml } from './robots.ts';

const SITE = 'https://x.test';
const slugs = (count: number) => Array.from({ length: count }, (_, n) => `hotel-${n}`);
const addresses = (xml: string | undefined) => xml?.match(/<loc>/g)?.length;

describe('what search engines are told', () => {
  it('names the sitemap and keeps bookings out, in both languages', () => {
    expect(robotsText(SITE)).toContain('Sitemap: https://x.test/sitemap.xml');
    for (const path of ['/booking/', '/en/booking/', '/hotel/*/', '/en/hotel/*/'])
      expect(robotsText(SITE)).toContain(`Disallow: ${path}\n`);
  });

  it('lists each hotel and page of text in both languages', () => {
    const xml = sitemapXml(SITE, ['baan-suan'], undefined);
    expect(xml).toContain('<loc>https://x.test/hotel/baan-suan</loc>');
    expect(xml).toContain('<loc>https://x.test/en/hotel/baan-suan</loc>');
    expect(addresses(xml)).toBe(12);
    expect(xml).toContain('hreflang="en" href="https://x.test/en/terms"');
  });

  it('falls into files where there are more than one may hold, each hotel in one of them', () => {
    const many = slugs(45_000);
    expect(addresses(sitemapXml(SITE, many, undefined))).toBe(3);
    expect(sitemapXml(SITE, many, undefined)).toContain(
      '<loc>https://x.test/sitemap.xml?part=3</loc>',
    );
    const counts = [1, 2, 3].map((part) => addresses(sitemapXml(SITE, many, part)) ?? 0);
    expect(counts).toEqual([40_010, 40_000, 10_000]);
  });

  it('has no file behind the last', () => {
    expect(sitemapXml(SITE, slugs(3), 2)).toBeUndefined();
    expect(addresses(sitemapXml(SITE, slugs(3), 1))).toBe(16);
  });
});
