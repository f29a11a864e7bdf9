import { ROUTES } from '@baanpak/contract/routes/routes.ts';
import { decideWithin, unlessLate } from '@baanpak/infrastructure/http/answer-within.ts';
import { serveRoutes } from '@baanpak/infrastructure/http/serve-routes.ts';
import { IdempotencyHeaders } from '@baanpak/infrastructure/http/server-ids.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import { type Identify, ownerIdItself, staffRoutes } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Ports } from '../ports.ts';
import { withFollowUp } from '../processes/follow-up.ts';
import { findRoom } from '../use-cases/room/load-room.ts';
import { identifyBy } from '../use-cases/user/sign-in.ts';
import type { Handlers, Owners } from './answer.ts';
import { bookingHandlers, ownerOfBooking } from './booking.ts';
import { cashDrawerHandlers } from './cash-drawer.ts';
import { checkoutHandlers } from './checkout.ts';
import { hotelHandlers, ownerOfFormerHotel, ownerOfHotel } from './hotel.ts';
import { moneyCaseHandlers, ownerOfCase } from './money-case.ts';
import { ownerOfApplication, partnerHandlers } from './partner.ts';
import { paymentHandlers } from './payment.ts';
import { refundHandlers } from './refund.ts';
import { commandIdOf, documentSecondFactor } from './request.ts';
import { ownerOfReview, reviewHandlers } from './review.ts';
import { ownerOfRoom, roomHandlers } from './room.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { settlementHandlers } from './settlement.ts';
import { siteHandlers } from './site.ts';
import { ownerOfFormerUser, ownerOfUser, signInHandlers, userHandlers } from './user.ts';

/** What answers the calls of the table. */
const handlersOf = (ports: Ports): Handlers => ({
  ...bookingHandlers(ports),
  ...cashDrawerHandlers(ports),
  ...checkoutHandlers(ports),
  ...moneyCaseHandlers(ports),
  ...paymentHandlers(ports),
  ...refundHandlers(ports),
  ...reviewHandlers(ports),
  ...settlementHandlers(ports),
  ...hotelHandlers(ports),
  ...partnerHandlers(ports),
  ...roomHandlers(ports),
  ...secondFactorHandlers(ports),
  ...signInHandlers(ports),
  ...siteHandlers(ports),
  ...userHandlers(ports),
});

/** Milliseconds; the provider's client gives a call up after ten seconds, and some writes make several. */
const LONGEST_WRITE = { plain: 15_000, slow: 45_000 };

/** Every write, as a plugin of a server made by infrastructure/http/server.ts. */
export const commandApi =
  (given: Ports): FastifyPluginAsync =>
  async (app) => {
    const ports = withFollowUp(given);
    decideWithin(app, LONGEST_WRITE);
    app.decorateRequest('bodyHash', {
      getter() {
        return ports.ids.hashOf(this.body);
      },
    });
    app.decorateRequest('commandId', {
      getter() {
        return commandIdOf(this, ports);
      },
    });
    app.addHook('onRoute', (route) => {
      if (route.method === 'PUT' || route.method === 'DELETE')
        route.schema = { headers: IdempotencyHeaders, ...route.schema };
      documentSecondFactor(route);
    });
    const named = {
      ownerId: ownerIdItself,
      hotelId: ownerOfHotel(ports),
      roomId: ownerOfRoom(ports),
    };
    const knows = identifyBy(ports);
    const identify: Identify = (token) => unlessLate(knows(token), LONGEST_WRITE.plain);
    staffRoutes(app, { identify, named });
    await serveRoutes(app, ROUTES, handlersOf(ports), {
      application: ownerOfApplication(ports),
      booking: ownerOfBooking(ports),
      case: ownerOfCase(ports),
      review: ownerOfReview(ports),
      hotel: named.hotelId,
      'hotel-or-removed': ownerOfFormerHotel(ports),
      room: (id) => findRoom(ports, id),
      'room-or-removed': named.roomId,
      user: ownerOfUser(ports),
      'user-or-removed': ownerOfFormerUser(ports),
      site: async () => ({ ownerId: null }),
    } satisfies Owners);
    await app.register(unknownResources(['POST', 'PUT', 'DELETE']), { prefix: '/admin-api' });
  };
