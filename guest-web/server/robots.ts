import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { SITE_PAGES } from '@baanpak/domain/values/text/site-page.ts';

const CLOSED = ['/booking/', '/payment-return/', '/hotel/*/'];

/** What search engines may read; bookings are kept out by their own header as well. */
export function robotsText(origin: string): string {
  const closed = CLOSED.flatMap((path) =>
    LANGUAGES.map((language) => `Disallow: ${inLanguage(language, path)}`),
  );
  return ['User-agent: *', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** Of hotels in one file: each is an address in each language, and 50,000 addresses are allowed. */
const HOTELS_A_FILE = 20_000;

/**
 * The addresses of the home page, the site's pages of text and all hotels, in both languages; an index
 * of files, by `part` from 1, where they are more than one file may hold. Undefined for a part there is not.
 */
export function sitemapXml(
  origin: string,
  slugs: readonly string[],
  part: number | undefined,
): string | undefined {
  const parts = Math.max(1, Math.ceil(slugs.length / HOTELS_A_FILE));
  if (part === undefined && parts > 1) return indexOf(origin, parts);
  const number = part ?? 1;
  if (number > parts) return undefined;
  const hotels = slugs
    .slice((number - 1) * HOTELS_A_FILE, number * HOTELS_A_FILE)
    .map((slug) => `/hotel/${encodeURIComponent(slug)}`);
  const pages = number === 1 ? ['/', ...SITE_PAGES.map((page) => `/${page}`)] : [];
  return urlSet(origin, [...pages, ...hotels]);
}

const indexOf = (origin: string, parts: number): string => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: parts }, (_, n) => `<sitemap><loc>${origin}/sitemap.xml?part=${n + 1}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

function urlSet(origin: string, paths: readonly string[]): string {
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
