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

type PagesOfList = Readonly<{ list: LazyPage; edit?: LazyPage; create?: LazyPage }>;

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

const listsOf = (ownerId: string): SiteMap['lists'] => [
  [ownerResource(ownerId, 'book-manage'), bookings],
  [ownerResource(ownerId, 'book-history'), bookingHistory],
  [ownerResource(ownerId, 'room-manage'), rooms],
  [ownerResource(ownerId, 'hotel-manage'), hotels],
  [ownerResource(ownerId, 'user-manage'), users],
  [siteResource('refunds'), refunds],
  [siteResource('payments'), payments],
  [siteResource('cases'), cases],
  [siteResource('reviews'), reviews],
  [siteResource('partners'), partners],
  [siteResource('events'), events],
];
