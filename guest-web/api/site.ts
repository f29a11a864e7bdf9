import type { SiteJson } from '@baanpak/contract/site/site.ts';
import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import { read } from './calls.ts';
import { type Api, unlessMissing } from './client.ts';

/** Without its pages of text, which one page shows at a time. */
export type Site = Omit<SiteJson, 'pages'>;
export type { SiteConfig };

/** What the site says of itself. */
export async function getSite(api: Api): Promise<Site> {
  const { pages: _, ...site } = (await read(api, '/site', {})).site;
  return site;
}

/** The picture behind the search panel; undefined where none is set. */
export const getBanner = async (api: Api): Promise<string | undefined> =>
  (await unlessMissing(read(api, '/auth/get/banner', {})))?.imageUrl ?? undefined;
