import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import { shownTerms, toSite } from '@baanpak/contract/site/to-site.ts';
import { jsonHash } from '@baanpak/infrastructure/json/json.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findSite } from './find-site.ts';

const SITE_DETAIL = { th: 'ข้อมูลเว็บไซต์', en: 'The site' };
const BANNER_DETAIL = { th: 'ภาพหน้าแรก', en: "The home page's picture" };

/** What the site says of itself. */
export const sitePage =
  ({ db, config }: Deps): Handler<'GET /site'> =>
  async ({ language }) => {
    const site = await findSite(db);
    const termsVersion = jsonHash(shownTerms(site));
    return {
      site: toSite(site, { version: config.version, termsVersion }),
      detail: SITE_DETAIL[language],
    };
  };

/** The picture guests are met with. */
export const banner =
  ({ db }: Deps): Handler<'GET /auth/get/banner'> =>
  async ({ language }) => ({
    imageUrl: pictureUrl((await findSite(db)).bannerId),
    detail: BANNER_DETAIL[language],
  });
