import { SITE_ID } from '@baanpak/contract/site/site.ts';
import { toStaffSite } from '@baanpak/contract/site/to-site.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findSite } from './find-site.ts';

const DETAIL = { th: 'ข้อมูลเว็บไซต์', en: 'The site' };

/** What the site says of itself, for who manages it, as a list of one. */
export const siteList =
  ({ db }: Deps): Handler<'GET /admin-api/site'> =>
  async ({ query: { _id: ids = [SITE_ID], page, perPage, offset = 0 }, language }) => {
    const sites = ids.includes(SITE_ID) ? [toStaffSite(await findSite(db))] : [];
    const detail = DETAIL[language];
    return { sites: sites.slice(offset), total: sites.length, page, perPage, detail };
  };

/** That one. */
export const staffSite =
  ({ db }: Deps): Handler<'GET /admin-api/site/{id}'> =>
  async ({ language }) => ({ site: toStaffSite(await findSite(db)), detail: DETAIL[language] });
