import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import { SITE_ID } from '@baanpak/contract/site/site.ts';
import { shownTerms, toSite, toStaffSite } from '@baanpak/contract/site/to-site.ts';
import { type Site, type SiteDetails, site } from '@baanpak/domain/site/site.ts';
import type { SitePages } from '@baanpak/domain/site/site-pages.ts';
import { jsonHash } from '@baanpak/infrastructure/json/json.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';

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

/** What the site says of itself, for who manages it, as a list of one. */
export const siteList =
  ({ db }: Deps): Handler<'GET /admin-api/site'> =>
  async ({ query: { _id: ids = [SITE_ID], page, perPage, offset = 0 }, language }) => {
    const sites = ids.includes(SITE_ID) ? [toStaffSite(await findSite(db))] : [];
    const detail = SITE_DETAIL[language];
    return { sites: sites.slice(offset), total: sites.length, page, perPage, detail };
  };

/** That one. */
export const staffSite =
  ({ db }: Deps): Handler<'GET /admin-api/site/{id}'> =>
  async ({ language }) => ({
    site: toStaffSite(await findSite(db)),
    detail: SITE_DETAIL[language],
  });

const PAGE = 'pages.';

/** The site as administrators left it, and how often they changed it. */
export async function findSite(db: ReadDb): Promise<SiteDetails & Pick<Site, 'version'>> {
  const rows = await db.selectFrom('site').selectAll().execute();
  const isPage = ({ field }: { field: string }) => field.startsWith(PAGE);
  const fields: Partial<SiteDetails> = Object.fromEntries(
    rows.filter((row) => !isPage(row)).map(({ field, value }) => [field, value]),
  );
  const pages: Partial<SitePages> = Object.fromEntries(
    rows.filter(isPage).map(({ field, value }) => [field.slice(PAGE.length), value]),
  );
  return {
    ...site.initialState,
    ...fields,
    pages: { ...site.initialState.pages, ...pages },
    version: Math.max(0, ...rows.map(({ version }) => version)),
  };
}
