import { simpleRest } from '@baanpak/infrastructure/http/simple-rest/simple-rest.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import type { FastifyPluginAsync } from 'fastify';
import { bookingList } from './booking/booking-list.ts';
import { staffBookingPage } from './booking/staff-booking-page.ts';
import type { Deps } from './deps.ts';
import { eventList } from './events/event-list.ts';
import { hotelById } from './hotel/hotel-by-id.ts';
import { hotelList } from './hotel/hotel-list.ts';
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

const booking = { one: 'book', many: 'books' };
const events = { name: 'events', one: 'event', many: 'events' };
const caseStatus = 'open'; // asked of cases alone

/** Every resource of the back office that is read, by the groups of read models that it is made of. */
const resourcesOf = (deps: Deps): readonly FastifyPluginAsync[] => [
  reading(
    ['search'],
    [
      simpleRest({
        ...{ name: 'hotels', one: 'hotel', many: 'hotels' },
        routes: [hotelList(deps), hotelById(deps)],
      }),
      simpleRest({
        ...{ name: 'rooms', one: 'room', many: 'rooms' },
        routes: [roomList(deps), roomById(deps)],
      }),
      simpleRest({
        ...{ name: 'reviews', one: 'review', many: 'reviews' },
        routes: [reviewList(deps), reviewPage(deps)],
      }),
    ],
  ),
  reading(
    ['bookings', 'search'],
    [
      simpleRest({
        ...{ name: 'bookings', ...booking },
        fixed: { collection: undefined, caseStatus },
        routes: [bookingList(deps), staffBookingPage(deps)],
      }),
      simpleRest({
        ...{ name: 'refunds', one: 'refund', many: 'refunds' },
        routes: [staffRefunds(deps)],
      }),
      simpleRest({
        ...{ name: 'booking-history', ...booking },
        fixed: { collection: 'booking_history_static', caseStatus },
        routes: [
          bookingList(deps, '/booking-history'),
          staffBookingPage(deps, '/booking-history/:id'),
        ],
      }),
    ],
  ),
  reading(
    ['bookings'],
    [
      simpleRest({
        ...{ name: 'payments', one: 'payment', many: 'payments' },
        routes: [staffPayments(deps)],
      }),
      simpleRest({
        ...{ name: 'cases', one: 'case', many: 'cases' },
        routes: [staffCases(deps), casePage(deps, '/cases/:id')],
      }),
    ],
  ),
  reading(['events', 'users'], [simpleRest({ ...events, routes: [eventList(deps)] })]),
  reading(
    ['users'],
    [
      simpleRest({
        ...{ name: 'users', one: 'user', many: 'users' },
        routes: [userList(deps), userPage(deps)],
      }),
      simpleRest({
        ...{ name: 'partners', one: 'partner', many: 'partners' },
        routes: [applicationList(deps), applicationPage(deps)],
      }),
      simpleRest({ ...{ name: 'site', one: 'site', many: 'sites' }, routes: [staffSite(deps)] }),
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
