import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { SITE_PAGES } from '@baanpak/domain/values/text/site-page.ts';

/** What search engines may read; bookings are kept out by their own header as well. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /booking/\nDisallow: /en/booking/\nDisallow: /payment-return/\nDisallow: /en/payment-return/\nDisallow: /hotel/*/\nDisallow: /en/hotel/*/\nSitemap: ${origin}/sitemap.xml\n`;

/** The addresses of the home page, all hotels and the site's pages of text, in both languages. */
export function sitemapXml(origin: string, slugs: readonly string[]): string {
  const hotels = slugs.map((slug) => `/hotel/${encodeURIComponent(slug)}`);
  const paths = ['/', ...hotels, ...SITE_PAGES.map((page) => `/${page}`)];
  const urls = paths.flatMap((path) => {
    const links = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${inLanguage(language, path)}"/>`,
    ).join('');
    return LANGUAGES.map(
      (language) => `<url><loc>${origin}${inLanguage(language, path)}</loc>${links}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
