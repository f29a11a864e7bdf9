import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import { BannerAnswer, SiteAnswer } from '@baanpak/contract/site/site-requests.ts';
import { shownTerms, toSite } from '@baanpak/contract/site/to-site.ts';
import { jsonHash } from '@baanpak/infrastructure/json/canonical.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { findSite } from './find-site.ts';

const SITE_DETAIL = { th: 'ข้อมูลเว็บไซต์', en: 'The site' };
const BANNER_DETAIL = { th: 'ภาพหน้าแรก', en: "The home page's picture" };

/** What the site says of itself, and the picture guests are met with. */
export const sitePage =
  ({ db, config }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/site',
      {
        schema: {
          tags: ['site'],
          summary: 'What the site says of itself',
          response: { 200: SiteAnswer },
        },
      },
      async ({ language }) => {
        const site = await findSite(db);
        const termsVersion = jsonHash(shownTerms(site));
        return {
          site: toSite(site, { version: config.version, termsVersion }),
          detail: SITE_DETAIL[language],
        };
      },
    );
    app.get(
      '/auth/get/banner',
      {
        schema: {
          tags: ['site'],
          summary: 'The picture of the home page',
          response: { 200: BannerAnswer },
        },
      },
      async ({ language }) => ({
        imageUrl: pictureUrl((await findSite(db)).bannerId),
        detail: BANNER_DETAIL[language],
      }),
    );
  };
