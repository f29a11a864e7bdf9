import {
  OWNER_LISTS,
  type OwnerList,
  SITE_LISTS,
  type SiteList,
} from '@baanpak/domain/values/text/staff-lists.ts';
import type { ComponentType } from 'react';
import { bookingHistory } from '../booking-history/index.ts';
import { bookings } from '../bookings/index.ts';
import { cases } from '../cases/index.ts';
import { DashboardPage } from '../dashboard/lazy.ts';
import { DeskMoneyPage } from '../desk-money/lazy.ts';
import { events } from '../events/index.ts';
import { hotels } from '../hotels/index.ts';
import { partners } from '../partners/index.ts';
import { payments } from '../payments/index.ts';
import { PricesPage } from '../prices/lazy.ts';
import { ProfilePage } from '../profile/lazy.ts';
import { refunds } from '../refunds/index.ts';
import { ReportPage } from '../reports/lazy.ts';
import { reviews } from '../reviews/index.ts';
import { rooms } from '../rooms/index.ts';
import { SitePage } from '../site/lazy.ts';
import { users } from '../users/index.ts';
import type { LazyPage } from './lazy-page.tsx';
import { ownerResource, siteResource } from './pages.ts';

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
