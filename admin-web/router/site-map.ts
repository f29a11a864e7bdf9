import {
  OWNER_LISTS,
  type OwnerList,
  SITE_LISTS,
  type SiteList,
} from '@baanpak/domain/values/text/staff-lists.ts';
import type { ComponentType } from 'react';
import { bookingHistory } from '../pages/booking-history/index.ts';
import { bookings } from '../pages/bookings/index.ts';
import { cases } from '../pages/cases/index.ts';
import { DashboardPage } from '../pages/dashboard/lazy.ts';
import { DeskMoneyPage } from '../pages/desk-money/lazy.ts';
import { events } from '../pages/events/index.ts';
import { hotels } from '../pages/hotels/index.ts';
import { partners } from '../pages/partners/index.ts';
import { payments } from '../pages/payments/index.ts';
import { PricesPage } from '../pages/prices/lazy.ts';
import { ProfilePage } from '../pages/profile/lazy.ts';
import { refunds } from '../pages/refunds/index.ts';
import { ReportPage } from '../pages/reports/lazy.ts';
import { reviews } from '../pages/reviews/index.ts';
import { rooms } from '../pages/rooms/index.ts';
import { SitePage } from '../pages/site/lazy.ts';
import { users } from '../pages/users/index.ts';
import { ownerResource, siteResource } from '../shell/addresses.ts';
import type { LazyPage } from '../ui/lazy-page.tsx';

type PagesOfList = Readonly<{
  list: LazyPage;
  edit?: LazyPage;
  create?: LazyPage;
  /** Beside its name in the menu. */
  icon: ComponentType;
}>;

/** A page by its path, with `:` before what stands for any id. */
export type PageAt = readonly [string, LazyPage];

/** `own`: pages of their own; `lists`: by what react-admin calls them, which is their path. */
export type SiteMap = Readonly<{
  own: readonly PageAt[];
  lists: readonly (readonly [string, PagesOfList])[];
}>;

/** What there is to be opened, of one owner. */
export const siteMapOf = (ownerId: string): SiteMap => ({
  own: ownPages(ownerId),
  lists: listsOf(ownerId),
});

const ownPages = (ownerId: string): SiteMap['own'] => [
  ['owner/:ownerId/dashboard', DashboardPage],
  ['owner/:ownerId/dashboard/desk-money', DeskMoneyPage],
  [`${ownerResource(ownerId, 'room-manage')}/prices`, PricesPage],
  ['admin/profile', ProfilePage],
  ['admin/site', SitePage],
  ['admin/reports/:report', ReportPage],
];

const OF_OWNER: Readonly<Record<OwnerList, PagesOfList>> = {
  'book-manage': bookings,
  'book-history': bookingHistory,
  'room-manage': rooms,
  'hotel-manage': hotels,
  'user-manage': users,
};
export const OF_SITE: Readonly<Record<SiteList, PagesOfList>> = {
  refunds,
  payments,
  cases,
  events,
  reviews,
  partners,
};

const listsOf = (ownerId: string): SiteMap['lists'] => [
  ...OWNER_LISTS.map((list) => [ownerResource(ownerId, list), OF_OWNER[list]] as const),
  ...SITE_LISTS.map((list) => [siteResource(list), OF_SITE[list]] as const),
];
