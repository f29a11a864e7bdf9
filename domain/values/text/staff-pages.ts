import { REPORTS } from './report-names.ts';
import { OWNER_LISTS, type OwnerList, SITE_LISTS, type SiteList } from './staff-lists.ts';

const OF_OWNER = '/owner/:ownerId';

/** Lists of the site whose things have an address under the list. */
const WITH_RECORDS: readonly SiteList[] = ['refunds', 'payments', 'cases', 'partners'];

/** Lists of an owner's whose things have a history under their address. */
const WITH_HISTORY: readonly OwnerList[] = [
  'book-manage',
  'room-manage',
  'hotel-manage',
  'user-manage',
];

/**
 * Every page of staff as a path of the Thai site, where `:name` stands for one part of an address; each is
 * under /en as well.
 */
export const STAFF_PAGES: readonly string[] = [
  '/login',
  '/login/forgot',
  '/login/reset',
  '/owner',
  OF_OWNER,
  `${OF_OWNER}/dashboard`,
  `${OF_OWNER}/dashboard/desk-money`,
  `${OF_OWNER}/audit`,
  ...OWNER_LISTS.flatMap((list) => [`${OF_OWNER}/${list}`, `${OF_OWNER}/${list}/:id`]),
  ...WITH_HISTORY.map((list) => `${OF_OWNER}/${list}/:id/history`),
  ...SITE_LISTS.map((list) => `/admin/${list}`),
  ...WITH_RECORDS.map((list) => `/admin/${list}/:id`),
  '/admin/cases/:id/history',
  '/admin',
  '/admin/profile',
  '/admin/site',
  ...REPORTS.map((report) => `/admin/reports/${report}`),
];
