import type { SiteJson } from '@baanpak/contract/site/site.ts';
import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import { read } from './calls.ts';
import { type Api, unlessMissing } from './client.ts';

export type Site = SiteJson;
export type { SiteConfig };

/** What the site says of itself. */
export const getSite = async (api: Api): Promise<Site> => (await read(api, '/site', {})).site;

/** The picture behind the search panel; undefined where none is set. */
export const getBanner = async (api: Api): Promise<string | undefined> =>
  (await unlessMissing(read(api, '/auth/get/banner', {})))?.imageUrl ?? undefined;
