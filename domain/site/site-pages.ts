import type { I18nText } from '../values/text/i18n-text.ts';
import type { SitePage } from '../values/text/site-page.ts';
import { ABOUT } from './default-pages/about.ts';
import { PARTNERS } from './default-pages/partners.ts';
import { PRIVACY } from './default-pages/privacy.ts';
import { TERMS } from './default-pages/terms.ts';

/** The texts of the site's pages, as `formattedText` reads them. */
export type SitePages = Readonly<Record<SitePage, I18nText>>;

/** What they say while nobody has said otherwise. */
export const DEFAULT_PAGES: SitePages = {
  about: ABOUT,
  terms: TERMS,
  privacy: PRIVACY,
  partners: PARTNERS,
};
