import { describe, expect, it } from 'vitest';
import { robotsText, sitemapXml } from './robots.ts';

describe('what search engines are told', () => {
  it('names the sitemap and keeps bookings out', () => {
    expect(robotsText('https://x.test')).toContain('Sitemap: https://x.test/sitemap.xml');
    expect(robotsText('https://x.test')).toContain('Disallow: /booking/');
  });

  it('lists each hotel and page of text in both languages', () => {
    const xml = sitemapXml('https://x.test', ['baan-suan']);
    expect(xml).toContain('<loc>https://x.test/hotel/baan-suan</loc>');
    expect(xml).toContain('<loc>https://x.test/en/hotel/baan-suan</loc>');
    expect(xml.match(/<loc>/g)).toHaveLength(12);
    expect(xml).toContain('hreflang="en" href="https://x.test/en/terms"');
  });
});
