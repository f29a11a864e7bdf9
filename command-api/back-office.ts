import { simpleRest } from '@baanpak/infrastructure/http/simple-rest/simple-rest.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import type { FastifyPluginAsync } from 'fastify';
import { cancelBooking } from './booking/cancel-booking.ts';
import { changeBooking } from './booking/change-booking.ts';
import { createBooking } from './booking/create-booking.ts';
import type { Deps } from './deps.ts';
import { changeHotel } from './hotel/change-hotel.ts';
import { createHotel } from './hotel/create-hotel.ts';
import { removeHotel } from './hotel/remove-hotel.ts';
import { settleCase } from './money-case/settle-case.ts';
import { decideApplication } from './partner/decide-application.ts';
import { actOnReview } from './review/act-on-review.ts';
import { changeRoom } from './room/change-room.ts';
import { createRoom } from './room/create-room.ts';
import { removeRoom } from './room/remove-room.ts';
import { changeStaffSite } from './site/change-site.ts';
import { changeUser } from './user/change-user.ts';
import { createUser } from './user/create-user.ts';
import { removeUser } from './user/remove-user.ts';

const booking = { one: 'book', many: 'books' };

/** Every resource of the back office that is written. */
const resourcesOf = (deps: Deps): readonly FastifyPluginAsync[] => [
  simpleRest({
    ...{ name: 'hotels', one: 'hotel', many: 'hotels' },
    routes: [createHotel(deps), changeHotel(deps), removeHotel(deps)],
  }),
  simpleRest({
    ...{ name: 'rooms', one: 'room', many: 'rooms' },
    routes: [createRoom(deps), changeRoom(deps), removeRoom(deps)],
  }),
  simpleRest({
    ...{ name: 'bookings', ...booking },
    routes: [createBooking(deps), changeBooking(deps), cancelBooking(deps)],
  }),
  simpleRest({
    ...{ name: 'booking-history', ...booking },
    routes: [changeBooking(deps, '/booking-history/:id')],
  }),
  simpleRest({
    ...{ name: 'cases', one: 'case', many: 'cases' },
    routes: [settleCase(deps, '/cases/:id')],
  }),
  simpleRest({
    ...{ name: 'users', one: 'user', many: 'users' },
    routes: [createUser(deps), changeUser(deps), removeUser(deps)],
  }),
  simpleRest({
    ...{ name: 'partners', one: 'partner', many: 'partners' },
    routes: [decideApplication(deps)],
  }),
  simpleRest({
    ...{ name: 'reviews', one: 'review', many: 'reviews' },
    routes: [actOnReview(deps)],
  }),
  simpleRest({
    ...{ name: 'site', one: 'site', many: 'sites' },
    routes: [changeStaffSite(deps)],
  }),
];

/** The writes of /admin-api: those of staff, as react-admin asks for them (docs/adr/0037-admin-api.md). */
export const backOffice =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    for (const resources of resourcesOf(deps)) await app.register(resources);
    await app.register(unknownResources(['POST', 'PUT', 'DELETE']));
  };
