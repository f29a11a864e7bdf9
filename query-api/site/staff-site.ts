import { SITE_ID } from '@baanpak/contract/site/site.ts';
import {
  SiteListAnswer,
  SiteListQuery,
  StaffSiteAnswer,
  StaffSiteParams,
} from '@baanpak/contract/site/site-queries.ts';
import { toStaffSite } from '@baanpak/contract/site/to-site.ts';
import { singleton } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { findSite } from './find-site.ts';

const DETAIL = { th: 'ข้อมูลเว็บไซต์', en: 'The site' };

/** What the site says of itself, for who manages it: a list of one, and that one. */
export const staffSite =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const load = async () => toStaffSite(await findSite(db));
    app.get(
      '/site',
      {
        config: { staff: { action: 'manage-site' } },
        schema: {
          tags: ['site'],
          summary: 'The site, for who manages it',
          querystring: SiteListQuery,
          response: { 200: SiteListAnswer },
        },
      },
      async ({ query: { _id: ids = [SITE_ID], page, perPage, offset = 0 }, language }) => {
        const sites = ids.includes(SITE_ID) ? [await load()] : [];
        const detail = DETAIL[language];
        return { sites: sites.slice(offset), total: sites.length, page, perPage, detail };
      },
    );
    app.get(
      '/site/:id',
      {
        config: { staff: { action: 'manage-site', ...singleton(SITE_ID) } },
        schema: {
          tags: ['site'],
          summary: 'The site, for who manages it',
          params: StaffSiteParams,
          response: { 200: StaffSiteAnswer },
        },
      },
      async ({ language }) => ({ site: await load(), detail: DETAIL[language] }),
    );
  };
