import type { SitePage } from '@baanpak/domain/values/text/site-page.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getTextPage } from '../../shell/api/site.ts';
import { apiOf } from '../../shell/context.ts';

/** Keys of the texts by which pages of text are called, in the footer too. */
export const TITLES = {
  about: 'footer.aboutUs',
  terms: 'footer.terms',
  privacy: 'footer.privacy',
  partners: 'footer.listing',
} as const satisfies Readonly<Record<SitePage, string>>;

/** Reads what a page says, in the document's language. */
export const textLoader = (page: SitePage) => async (args: LoaderFunctionArgs) => ({
  text: await getTextPage(apiOf(args), page),
});
