import type { Sent } from '@baanpak/contract/routes/call.ts';
import type { SiteJson } from '@baanpak/contract/site/site.ts';
import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { SitePage } from '@baanpak/domain/values/text/site-page.ts';
import { read } from './calls.ts';
import { type Api, unlessMissing } from './client.ts';
import { postOnce } from './post-once.ts';

/** Without its pages of text, which one page shows at a time. */
export type Site = Omit<SiteJson, 'pages' | 'termsVersion'> &
  // a server of the release before does not say it
  Partial<Pick<SiteJson, 'termsVersion'>>;
export type { SiteConfig };

/** What the site says of itself. */
export async function getSite(api: Api): Promise<Site> {
  const { pages: _, ...site } = (await read(api, '/site', {})).site;
  return site;
}

/** The picture behind the search panel; undefined where none is set. */
export const getBanner = async (api: Api): Promise<string | undefined> =>
  (await unlessMissing(read(api, '/auth/get/banner', {})))?.imageUrl ?? undefined;

/** The text of a page, in the document's language. */
export const getTextPage = async (api: Api, page: SitePage): Promise<string> =>
  (await read(api, '/site', {})).site.pages[page][api.language];

/** A hotel that wants to be listed. */
export type PartnerRequest = Sent<'POST /outreach/partners'>;

/** Sends the application; with the same words once. */
export const applyAsPartner = (api: Api, request: PartnerRequest): Promise<unknown> =>
  postOnce(api, '/outreach/partners', request, 'partner');
