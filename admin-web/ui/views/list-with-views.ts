import type { ListWithViews } from '@baanpak/contract/preferences/preferences.ts';

/** By the lists' parts of the address; others have no views. */
const WITH_VIEWS: Readonly<Record<string, ListWithViews>> = {
  'book-manage': 'book-manage',
  'book-history': 'book-history',
  'room-manage': 'room-manage',
  'hotel-manage': 'hotel-manage',
  'user-manage': 'user-manage',
  refunds: 'refunds',
  payments: 'payments',
  cases: 'cases',
  partners: 'partners',
  events: 'events',
  reviews: 'reviews',
};

/** What a resource's views are kept under; undefined for a list without. */
export const listWithViews = (resource: string | undefined): ListWithViews | undefined =>
  WITH_VIEWS[resource?.split('/').at(-1) ?? ''];
