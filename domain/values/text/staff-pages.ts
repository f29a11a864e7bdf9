import { REPORTS } from './report-names.ts';

const OF_OWNER = '/owner/:ownerId';

/** Lists of things that an owner's people work on; each thing has a page under its list. */
export const OWNER_LISTS = [
  'book-manage',
  'book-history',
  'room-manage',
  'hotel-manage',
  'user-manage',
] as const;
export type OwnerList = (typeof OWNER_LISTS)[number];

/** Lists over all one may read, in the order of the menu. */
export const SITE_LISTS = [
  'refunds',
  'payments',
  'cases',
  'events',
  'reviews',
  'partners',
] as const;
export type SiteList = (typeof SITE_LISTS)[number];

/** Lists of the site whose things have an address under the list. */
const WITH_RECORDS: readonly SiteList[] = ['refunds', 'payments', 'cases', 'partners'];

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
  ...OWNER_LISTS.flatMap((list) => [`${OF_OWNER}/${list}`, `${OF_OWNER}/${list}/:id`]),
  ...SITE_LISTS.map((list) => `/admin/${list}`),
  ...WITH_RECORDS.map((list) => `/admin/${list}/:id`),
  '/admin',
  '/admin/profile',
  '/admin/site',
  ...REPORTS.map((report) => `/admin/reports/${report}`),
];
