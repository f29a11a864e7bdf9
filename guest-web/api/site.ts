import type { I18nJson } from '@baanpak/query-api/contract/i18n.ts';
import type { SiteConfig } from '@baanpak/query-api/contract/site-config.ts';
import { type Api, unlessMissing } from './client.ts';

/** What the footer says. */
export type Site = Readonly<{
  company: string;
  aboutUs: I18nJson;
  partnerUrl: string;
  socials: readonly Readonly<{ kind: string; url: string }>[];
  cardBrands: readonly Readonly<{ name: string; url: string }>[];
  copyright: string;
  version: string;
}>;
export type { SiteConfig };

/** Undefined where the site has not been described; the footer then has words of its own. */
export const getSite = async (api: Api): Promise<Site | undefined> =>
  (await unlessMissing(api.get<{ site: Site }>('/site')))?.site;

/** The picture behind the search panel; undefined where none is set. */
export const getBanner = async (api: Api): Promise<string | undefined> =>
  (await unlessMissing(api.get<{ imageUrl: string | null }>('/auth/get/banner')))?.imageUrl ??
  undefined;
