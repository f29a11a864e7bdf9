import { REPORTS } from './report-names.ts';

const OF_OWNER = '/owner/:ownerId';

/** Lists of things that an owner's people work on; each thing has a page under its list. */
const LISTS = ['book-manage', 'book-history', 'room-manage', 'hotel-manage', 'user-manage'].map(
  (list) => `${OF_OWNER}/${list}`,
);
const LISTS_OF_MONEY = ['refunds', 'payments', 'cases', 'partners'].map((list) => `/admin/${list}`);

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
  ...[...LISTS, ...LISTS_OF_MONEY].flatMap((list) => [list, `${list}/:id`]),
  '/admin',
  '/admin/events',
  '/admin/profile',
  '/admin/site',
  '/admin/reviews',
  ...REPORTS.map((report) => `/admin/reports/${report}`),
];
