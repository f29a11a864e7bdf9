import type { SitePage } from '@baanpak/domain/values/text/site-page.ts';

/** Keys of the texts by which pages of text are called, in the footer too. */
export const TITLES = {
  about: 'footer.aboutUs',
  terms: 'footer.terms',
  privacy: 'footer.privacy',
  partners: 'footer.listing',
} as const satisfies Readonly<Record<SitePage, string>>;
