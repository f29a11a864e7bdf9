import {
  OWNER_LISTS,
  type OwnerList,
  SITE_LISTS,
  type SiteList,
} from '@baanpak/domain/values/text/staff-lists.ts';
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import BedIcon from '@mui/icons-material/BedOutlined';
import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import EventNoteIcon from '@mui/icons-material/EventNoteOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import HistoryIcon from '@mui/icons-material/History';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import ReviewsIcon from '@mui/icons-material/RateReviewOutlined';
import RuleIcon from '@mui/icons-material/RuleOutlined';
import TimelineIcon from '@mui/icons-material/TimelineOutlined';
import type { ComponentType } from 'react';
import { ownerResource, siteResource } from '../shell/addresses.ts';
import { type LazyPage, lazyPage, lazyPageWithTexts } from '../ui/lazy-page.tsx';

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
  own: [
    ['owner/:ownerId/dashboard', DashboardPage],
    ['owner/:ownerId/dashboard/desk-money', DeskMoneyPage],
    ['owner/:ownerId/audit', AuditPage],
    ['owner/:ownerId/audit/radius', RadiusPage],
    [`${ownerResource(ownerId, 'room-manage')}/prices`, PricesPage],
    ...HISTORY_PAGES.map(
      ([list, Page]): PageAt => [`${ownerResource(ownerId, list)}/:id/history`, Page],
    ),
    ['admin/cases/:id/history', CaseHistoryPage],
    ['admin/profile', ProfilePage],
    ['admin/site', SitePage],
    ['admin/reports/:report', ReportPage],
  ],
  lists: [
    ...OWNER_LISTS.map((list) => [ownerResource(ownerId, list), PAGES[list]] as const),
    ...SITE_LISTS.map((list) => [siteResource(list), PAGES[list]] as const),
  ],
});

const DashboardPage = lazyPage(
  async () => (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage,
);
const DeskMoneyPage = lazyPage(
  async () => (await import('../pages/desk-money/desk-money-page.tsx')).DeskMoneyPage,
);
const PricesPage = lazyPageWithTexts(
  async () => (await import('../pages/prices/prices-page.tsx')).PricesPage,
);
const ProfilePage = lazyPage(
  async () => (await import('../pages/profile/profile-page.tsx')).ProfilePage,
);
const SitePage = lazyPageWithTexts(
  async () => (await import('../pages/site/site-page.tsx')).SitePage,
);
const ReportPage = lazyPageWithTexts(
  async () => (await import('../pages/reports/report-page.tsx')).ReportPage,
);
const BookingPage = lazyPageWithTexts(
  async () => (await import('../pages/booking/booking-page.tsx')).BookingPage,
);

const AuditPage = lazyPageWithTexts(
  async () => (await import('../pages/history/audit-page.tsx')).AuditPage,
);
const RadiusPage = lazyPageWithTexts(
  async () => (await import('../pages/history/radius-page.tsx')).RadiusPage,
);
const thingHistory = async () => import('../pages/history/thing-history.tsx');
const CaseHistoryPage = lazyPageWithTexts(async () => (await thingHistory()).CaseHistoryPage);
const HISTORY_PAGES: readonly (readonly [OwnerList, LazyPage])[] = [
  [
    'book-manage',
    lazyPageWithTexts(
      async () => (await import('../pages/history/booking-history.tsx')).BookingHistoryPage,
    ),
  ],
  ['room-manage', lazyPageWithTexts(async () => (await thingHistory()).RoomHistoryPage)],
  ['hotel-manage', lazyPageWithTexts(async () => (await thingHistory()).HotelHistoryPage)],
  ['user-manage', lazyPageWithTexts(async () => (await thingHistory()).UserHistoryPage)],
];

/** The pages of each list, by its part of the address. */
export const PAGES: Readonly<Record<OwnerList | SiteList, PagesOfList>> = {
  'book-manage': {
    list: lazyPage(async () => (await import('./book-manage.tsx')).BookManage),
    edit: BookingPage,
    icon: EventNoteIcon,
  },
  'book-history': {
    list: lazyPage(
      async () => (await import('../pages/bookings/booking-list.tsx')).BookingHistoryList,
    ),
    edit: BookingPage,
    icon: HistoryIcon,
  },
  'room-manage': {
    list: lazyPage(async () => (await import('../pages/rooms/room-list.tsx')).RoomList),
    edit: lazyPage(async () => (await import('../pages/rooms/room-edit.tsx')).RoomEdit),
    create: lazyPage(async () => (await import('../pages/rooms/room-create.tsx')).RoomCreate),
    icon: BedIcon,
  },
  'hotel-manage': {
    list: lazyPage(async () => (await import('../pages/hotels/hotel-list.tsx')).HotelList),
    edit: lazyPage(async () => (await import('../pages/hotels/hotel-edit.tsx')).HotelEdit),
    create: lazyPage(async () => (await import('../pages/hotels/hotel-create.tsx')).HotelCreate),
    icon: ApartmentIcon,
  },
  'user-manage': {
    list: lazyPage(async () => (await import('../pages/users/user-list.tsx')).UserList),
    edit: lazyPage(async () => (await import('../pages/users/user-edit.tsx')).UserEdit),
    create: lazyPage(async () => (await import('../pages/users/user-create.tsx')).UserCreate),
    icon: GroupIcon,
  },
  refunds: {
    list: lazyPage(async () => (await import('../pages/refunds/refund-list.tsx')).RefundList),
    icon: CurrencyExchangeIcon,
  },
  payments: {
    list: lazyPage(async () => (await import('../pages/payments/payment-list.tsx')).PaymentList),
    icon: PaymentsIcon,
  },
  cases: {
    list: lazyPage(async () => (await import('../pages/cases/case-list.tsx')).CaseList),
    icon: RuleIcon,
  },
  events: {
    list: lazyPageWithTexts(async () => (await import('../pages/events/event-list.tsx')).EventList),
    icon: TimelineIcon,
  },
  reviews: {
    list: lazyPage(async () => (await import('../pages/reviews/review-list.tsx')).ReviewList),
    icon: ReviewsIcon,
  },
  partners: {
    list: lazyPageWithTexts(
      async () => (await import('../pages/partners/partner-list.tsx')).PartnerList,
    ),
    icon: HandshakeIcon,
  },
};
