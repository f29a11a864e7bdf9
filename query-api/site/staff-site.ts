import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '@baanpak/contract/answers/paging.ts';
import { SITE_ID, StaffSiteSchema } from '@baanpak/contract/site/site.ts';
import { toStaffSite } from '@baanpak/contract/site/to-site.ts';
import { theOne } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Deps } from '../deps.ts';
import { findSite } from './site-page.ts';

const DETAIL = { th: 'ข้อมูลเว็บไซต์', en: 'The site' };

/** What the site says of itself, for who manages it: a list of one, and that one. */
export const staffSite =
  ({ db, config }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const load = async () => toStaffSite(await findSite(db), config.version);
    app.get(
      '/site',
      {
        config: { staff: { action: 'manage-site' } },
        schema: {
          tags: ['site'],
          summary: 'The site, for who manages it',
          querystring: Type.Object({
            ...PAGE_QUERY,
            _id: Type.Optional(Type.Array(Type.String())),
            sort: Type.Enum(['_id', '-_id'], { type: 'string', default: '_id' }),
          }),
          response: { 200: withDetail({ sites: Type.Array(StaffSiteSchema), ...PAGE_FIELDS }) },
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
        config: { staff: { action: 'manage-site', ...theOne(SITE_ID) } },
        schema: {
          tags: ['site'],
          summary: 'The site, for who manages it',
          params: Type.Object({ id: Type.String() }),
          response: { 200: withDetail({ site: StaffSiteSchema }) },
        },
      },
      async ({ language }) => ({ site: await load(), detail: DETAIL[language] }),
    );
  };
