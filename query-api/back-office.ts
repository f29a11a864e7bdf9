import {
  BOOKING_HISTORY,
  BOOKINGS,
  CASES,
  EVENTS,
  PARTNERS,
  PAYMENTS,
  REFUNDS,
  REVIEWS,
  ROOMS,
  SITE,
  USERS,
} from '@baanpak/contract/routes/resources.ts';
import { simpleRest } from '@baanpak/infrastructure/http/simple-rest/simple-rest.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import type { FastifyPluginAsync } from 'fastify';
import { bookingList } from './booking/booking-list.ts';
import { staffBookingPage } from './booking/staff-booking-page.ts';
import type { Deps } from './deps.ts';
import { eventList } from './events/event-list.ts';
import { casePage } from './money-case/case-page.ts';
import { staffCases } from './money-case/staff-cases.ts';
import { applicationList } from './partner/application-list.ts';
import { applicationPage } from './partner/application-page.ts';
import { staffPayments } from './payment/staff-payments.ts';
import { reading } from './reading.ts';
import { staffRefunds } from './refund/staff-refunds.ts';
import { reviewList } from './review/review-list.ts';
import { reviewPage } from './review/review-page.ts';
import { roomById } from './room/room-by-id.ts';
import { roomList } from './room/room-list.ts';
import { staffSite } from './site/staff-site.ts';
import { userList } from './user/user-list.ts';
import { userPage } from './user/user-page.ts';

/** Every resource of the back office that is read, by the groups of read models that it is made of. */
const resourcesOf = (deps: Deps): readonly FastifyPluginAsync[] => [
  reading(
    ['search'],
    [
      simpleRest(ROOMS, [roomList(deps), roomById(deps)]),
      simpleRest(REVIEWS, [reviewList(deps), reviewPage(deps)]),
    ],
  ),
  reading(
    ['bookings', 'search'],
    [
      simpleRest(BOOKINGS, [bookingList(deps), staffBookingPage(deps)]),
      simpleRest(REFUNDS, [staffRefunds(deps)]),
      simpleRest(BOOKING_HISTORY, [
        bookingList(deps, '/booking-history'),
        staffBookingPage(deps, '/booking-history/:id'),
      ]),
    ],
  ),
  reading(
    ['bookings'],
    [
      simpleRest(PAYMENTS, [staffPayments(deps)]),
      simpleRest(CASES, [staffCases(deps), casePage(deps, '/cases/:id')]),
    ],
  ),
  reading(['events', 'users'], [simpleRest(EVENTS, [eventList(deps)])]),
  reading(
    ['users'],
    [
      simpleRest(USERS, [userList(deps), userPage(deps)]),
      simpleRest(PARTNERS, [applicationList(deps), applicationPage(deps)]),
      simpleRest(SITE, [staffSite(deps)]),
    ],
  ),
];

/** The reads of /admin-api: those of staff, as react-admin asks for them (docs/adr/0037-admin-api.md). */
export const backOffice =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    for (const resources of resourcesOf(deps)) await app.register(resources);
    await app.register(unknownResources(['GET']));
  };
