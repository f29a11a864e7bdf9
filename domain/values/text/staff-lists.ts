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
