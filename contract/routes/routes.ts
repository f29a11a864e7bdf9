import { BOOKING_ROUTES } from './booking.ts';
import { CALENDAR_ROUTES } from './calendar.ts';
import { CASH_DRAWER_ROUTES } from './cash-drawer.ts';
import { CHECKOUT_ROUTES } from './checkout.ts';
import { EVENT_ROUTES } from './event.ts';
import { HOTEL_ROUTES } from './hotel.ts';
import { LIST_ROUTES } from './list.ts';
import { MONEY_CASE_ROUTES } from './money-case.ts';
import { PARTNER_ROUTES } from './partner.ts';
import { PAYMENT_ROUTES } from './payment.ts';
import { PREFERENCES_ROUTES } from './preferences.ts';
import { REFUND_ROUTES } from './refund.ts';
import { REPORT_ROUTES } from './report.ts';
import { REVIEW_ROUTES } from './review.ts';
import { ROOM_ROUTES } from './room.ts';
import { SEARCH_ROUTES } from './search.ts';
import { SECOND_FACTOR_ROUTES } from './second-factor.ts';
import { SETTLEMENT_ROUTES } from './settlement.ts';
import { SITE_ROUTES } from './site.ts';
import { TIMELINE_ROUTES } from './timeline.ts';
import { USER_ROUTES } from './user.ts';

/**
 * All routes by method and path. The query API serves the GETs, the command API the others. Look a route up by its key:
 * `Extract` over all of them is too much for the compiler.
 */
export const ROUTES = {
  ...SEARCH_ROUTES,
  ...HOTEL_ROUTES,
  ...ROOM_ROUTES,
  ...CALENDAR_ROUTES,
  ...CHECKOUT_ROUTES,
  ...BOOKING_ROUTES,
  ...PAYMENT_ROUTES,
  ...REFUND_ROUTES,
  ...MONEY_CASE_ROUTES,
  ...REVIEW_ROUTES,
  ...PARTNER_ROUTES,
  ...USER_ROUTES,
  ...LIST_ROUTES,
  ...SITE_ROUTES,
  ...CASH_DRAWER_ROUTES,
  ...PREFERENCES_ROUTES,
  ...SECOND_FACTOR_ROUTES,
  ...SETTLEMENT_ROUTES,
  ...REPORT_ROUTES,
  ...TIMELINE_ROUTES,
  ...EVENT_ROUTES,
} as const;

export type RouteTable = typeof ROUTES;
