import { Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { sort } from '../fields/query-fields.ts';
import { SITE_ID, StaffSiteSchema } from './site.ts';

/** The site as a list of one. */
export const SiteListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: Type.Optional(Type.Array(Type.String())),
  sort: sort(['_id'], '_id'),
});
export const SiteListAnswer = withDetail({ sites: Type.Array(StaffSiteSchema), ...PAGE_FIELDS });

export const StaffSiteParams = Type.Object({ id: Type.String({ pattern: `^${SITE_ID}$` }) });
export const StaffSiteAnswer = withDetail({ site: StaffSiteSchema });
