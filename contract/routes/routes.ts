import { BOOKING_ROUTES } from './booking.ts';
import { CALENDAR_ROUTES } from './calendar.ts';
import { CHECKOUT_ROUTES } from './checkout.ts';
import { HOTEL_ROUTES } from './hotel.ts';
import { LIST_ROUTES } from './list.ts';
import { PARTNER_ROUTES } from './partner.ts';
import { PAYMENT_ROUTES } from './payment.ts';
import { REFUND_ROUTES } from './refund.ts';
import { REVIEW_ROUTES } from './review.ts';
import { ROOM_ROUTES } from './room.ts';
import { SEARCH_ROUTES } from './search.ts';
import { SITE_ROUTES } from './site.ts';
import { USER_ROUTES } from './user.ts';

/**
 * The routes of guests, by method and path: the query API serves the GETs, the command API the others. Look a route
 * up by its key; `Extract` over all of them is too much for the compiler.
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
  ...REVIEW_ROUTES,
  ...PARTNER_ROUTES,
  ...USER_ROUTES,
  ...LIST_ROUTES,
  ...SITE_ROUTES,
} as const;

export type RouteTable = typeof ROUTES;
