/** The site's pages of text. */
export const SITE_PAGES = ['about', 'terms', 'privacy', 'partners'] as const;
export type SitePage = (typeof SITE_PAGES)[number];
