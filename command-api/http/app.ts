import { ROUTES } from '@baanpak/contract/routes/routes.ts';
import { decideWithin, unlessLate } from '@baanpak/infrastructure/http/answer-within.ts';
import { serveRoutes } from '@baanpak/infrastructure/http/serve-routes.ts';
import { IdempotencyHeaders } from '@baanpak/infrastructure/http/server-ids.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import { type Identify, ownerIdItself, staffRoutes } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Ports } from '../ports.ts';
import { withFollowUp } from '../processes/follow-up.ts';
import { announceArrival } from '../use-cases/booking/announce-arrival.ts';
import { cancelBooking } from '../use-cases/booking/cancel-booking.ts';
import { changeBooking } from '../use-cases/booking/change-booking.ts';
import { changeDates } from '../use-cases/booking/change-dates.ts';
import { changePaymentMethod } from '../use-cases/booking/change-payment-method.ts';
import { createBooking } from '../use-cases/booking/create-booking.ts';
import { findBooking } from '../use-cases/booking/find-booking.ts';
import { giveUpBooking } from '../use-cases/booking/give-up-booking.ts';
import { mailBookings } from '../use-cases/booking/mail-bookings.ts';
import { placeBooking } from '../use-cases/booking/place-booking.ts';
import { reportTransfer } from '../use-cases/booking/report-transfer.ts';
import { sendDocument } from '../use-cases/booking/send-document.ts';
import { ownerOfBooking } from '../use-cases/booking/staff-booking-access.ts';
import { countShift } from '../use-cases/cash-drawer/count-shift.ts';
import { discardCheckout } from '../use-cases/checkout/discard-checkout.ts';
import { openCheckout } from '../use-cases/checkout/open-checkout.ts';
import { addToHotelGallery } from '../use-cases/hotel/add-to-gallery.ts';
import { changeHotel } from '../use-cases/hotel/change-hotel.ts';
import { createHotel } from '../use-cases/hotel/create-hotel.ts';
import { ownerOfFormerHotel, ownerOfHotel } from '../use-cases/hotel/hotel-answer.ts';
import { removeHotel } from '../use-cases/hotel/remove-hotel.ts';
import { setHotelCover } from '../use-cases/hotel/set-cover.ts';
import { setHotelLogo } from '../use-cases/hotel/set-logo.ts';
import { setHotelPaymentPicture } from '../use-cases/hotel/set-payment-picture.ts';
import { ownerOfCase } from '../use-cases/money-case/case-answer.ts';
import { settleCase } from '../use-cases/money-case/settle-case.ts';
import { applyAsPartner } from '../use-cases/partner/apply-as-partner.ts';
import { decideApplication } from '../use-cases/partner/decide-application.ts';
import { ownerOfApplication } from '../use-cases/partner/load-application.ts';
import { createCharge } from '../use-cases/payment/create-charge.ts';
import { refreshCharge } from '../use-cases/payment/refresh-charge.ts';
import { webhook } from '../use-cases/payment/webhook.ts';
import { changePreferences } from '../use-cases/preferences/change-preferences.ts';
import { nameRefundAccount, requestRefund } from '../use-cases/refund/request-refund.ts';
import { actOnReview } from '../use-cases/review/act-on-review.ts';
import { reportReview } from '../use-cases/review/report-review.ts';
import { ownerOfReview } from '../use-cases/review/review-answer.ts';
import { writeReview } from '../use-cases/review/write-review.ts';
import { addToRoomGallery } from '../use-cases/room/add-to-gallery.ts';
import { changeRoom } from '../use-cases/room/change-room.ts';
import { createRoom } from '../use-cases/room/create-room.ts';
import { ownerOfRoom } from '../use-cases/room/load-offer.ts';
import { removeRoom } from '../use-cases/room/remove-room.ts';
import { setRoomCover } from '../use-cases/room/set-cover.ts';
import { setRoomPanorama } from '../use-cases/room/set-panorama.ts';
import { setPrices } from '../use-cases/room/set-prices.ts';
import { findRoom } from '../use-cases/room/staff-room.ts';
import { beginSecondFactor } from '../use-cases/second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '../use-cases/second-factor/confirm-second-factor.ts';
import { documentSecondFactor } from '../use-cases/second-factor/document-second-factor.ts';
import { proveSecondFactor } from '../use-cases/second-factor/prove-second-factor.ts';
import { renewRecoveryCodes } from '../use-cases/second-factor/renew-recovery-codes.ts';
import { turnOffSecondFactor } from '../use-cases/second-factor/turn-off-second-factor.ts';
import { closeSettlement } from '../use-cases/settlement/close-settlement.ts';
import { changeSite, changeStaffSite } from '../use-cases/site/change-site.ts';
import { setBanner } from '../use-cases/site/set-banner.ts';
import { changeUser } from '../use-cases/user/change-user.ts';
import { createUser } from '../use-cases/user/create-user.ts';
import { forgotPassword } from '../use-cases/user/forgot-password.ts';
import { identifyBy } from '../use-cases/user/identify.ts';
import { removeUser } from '../use-cases/user/remove-user.ts';
import { resetPassword } from '../use-cases/user/reset-password.ts';
import { signIn } from '../use-cases/user/sign-in.ts';
import { signOut } from '../use-cases/user/sign-out.ts';
import { signOutEverywhere } from '../use-cases/user/sign-out-everywhere.ts';
import { ownerOfFormerUser, ownerOfUser } from '../use-cases/user/user-answer.ts';
import type { Handlers, Owners } from './handler.ts';
import { commandIdOf } from './request.ts';

/** What answers the calls of staff, and those by which they sign in. */
const staffHandlersOf = (ports: Ports) =>
  ({
    'POST /bookings': createBooking(ports),
    'PUT /bookings/{id}': changeBooking(ports),
    'DELETE /bookings/{id}': cancelBooking(ports),
    'PUT /bookings/cases/{id}': settleCase(ports),
    'PUT /reviews/{id}': actOnReview(ports),
    'PUT /admin-api/partners/{id}': decideApplication(ports),
    'POST /bookings/desk-money/counts': countShift(ports),
    'POST /hotels': createHotel(ports),
    'PUT /hotels/{id}': changeHotel(ports),
    'DELETE /hotels/{id}': removeHotel(ports),
    'POST /hotels/{id}/gallery': addToHotelGallery(ports),
    'POST /hotels/{id}/background-cover': setHotelCover(ports),
    'POST /hotels/{id}/logo': setHotelLogo(ports),
    'POST /hotels/{id}/payment': setHotelPaymentPicture(ports),
    'PUT /users/me/preferences': changePreferences(ports),
    'POST /rooms': createRoom(ports),
    'PUT /rooms/{id}': changeRoom(ports),
    'DELETE /rooms/{id}': removeRoom(ports),
    'POST /rooms/{id}/gallery': addToRoomGallery(ports),
    'POST /rooms/{id}/background-cover': setRoomCover(ports),
    'POST /rooms/{id}/panorama': setRoomPanorama(ports),
    'PUT /rooms/{id}/prices': setPrices(ports),
    'POST /auth/second-factor/begin': beginSecondFactor(ports),
    'POST /auth/second-factor/confirm': confirmSecondFactor(ports),
    'POST /auth/second-factor/prove': proveSecondFactor(ports),
    'POST /auth/second-factor/recovery-codes': renewRecoveryCodes(ports),
    'POST /auth/second-factor/turn-off': turnOffSecondFactor(ports),
    'PUT /reports/settlement/{ownerId}/{month}': closeSettlement(ports),
    'PUT /site': changeSite(ports),
    'PUT /admin-api/site/{id}': changeStaffSite(ports),
    'POST /site/banner': setBanner(ports),
    'POST /users': createUser(ports),
    'PUT /users/{id}': changeUser(ports),
    'DELETE /users/{id}': removeUser(ports),
    'POST /auth/sign-out-everywhere': signOutEverywhere(ports),
    'POST /auth/sign-out': signOut(ports),
    'POST /auth/forgot': forgotPassword(ports),
    'POST /auth/reset': resetPassword(ports),
    'POST /auth/token': signIn(ports),
  }) satisfies Partial<Handlers>;

/** What answers the calls of guests and of the payment provider. */
const guestHandlersOf = (ports: Ports) =>
  ({
    'POST /outreach/bookings': placeBooking(ports),
    'POST /outreach/bookings/checkout': openCheckout(ports),
    'DELETE /outreach/bookings/checkout/{uid}': discardCheckout(ports),
    'POST /outreach/bookings/find': findBooking(ports),
    'POST /outreach/bookings/mine': mailBookings(ports),
    'DELETE /outreach/bookings/{id}': giveUpBooking(ports),
    'PUT /outreach/bookings/{id}/arrival': announceArrival(ports),
    'POST /outreach/bookings/{id}/documents': sendDocument(ports),
    'PUT /outreach/bookings/{id}/payment-method': changePaymentMethod(ports),
    'POST /outreach/bookings/{id}/refund': requestRefund(ports),
    'PUT /outreach/bookings/{id}/refund/account': nameRefundAccount(ports),
    'PUT /outreach/bookings/{id}/review': writeReview(ports),
    'PUT /outreach/bookings/{id}/stay': changeDates(ports),
    'POST /outreach/bookings/{id}/transfer': reportTransfer(ports),
    'POST /outreach/partners': applyAsPartner(ports),
    'POST /outreach/reviews/{id}/report': reportReview(ports),
    'POST /payments/charge/create': createCharge(ports),
    'POST /payments/charge/{charge_id}/refresh': refreshCharge(ports),
    'POST /payments/webhook': webhook(ports),
  }) satisfies Partial<Handlers>;

/** What answers the calls of the table. */
const handlersOf = (ports: Ports): Handlers => ({
  ...staffHandlersOf(ports),
  ...guestHandlersOf(ports),
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
