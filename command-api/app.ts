import { ROUTES } from '@baanpak/contract/routes/routes.ts';
import { decideWithin, unlessLate } from '@baanpak/infrastructure/http/answer-within.ts';
import { serveRoutes } from '@baanpak/infrastructure/http/serve-routes.ts';
import { IdempotencyHeaders } from '@baanpak/infrastructure/http/server-ids.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import { type Identify, ownerIdItself, staffRoutes } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsync } from 'fastify';
import { announceArrival } from './booking/announce-arrival.ts';
import { cancelBooking } from './booking/cancel-booking.ts';
import { changeBooking } from './booking/change-booking.ts';
import { changeDates } from './booking/change-dates.ts';
import { changePaymentMethod } from './booking/change-payment-method.ts';
import { createBooking } from './booking/create-booking.ts';
import { findBooking } from './booking/find-booking.ts';
import { giveUpBooking } from './booking/give-up-booking.ts';
import { mailBookings } from './booking/mail-bookings.ts';
import { placeBooking } from './booking/place-booking.ts';
import { reportTransfer } from './booking/report-transfer.ts';
import { sendDocument } from './booking/send-document.ts';
import { ownerOfBooking } from './booking/staff-booking-access.ts';
import { countShift } from './cash-drawer/count-shift.ts';
import { discardCheckout } from './checkout/discard-checkout.ts';
import { openCheckout } from './checkout/open-checkout.ts';
import type { Deps } from './deps.ts';
import type { Handlers, Owners } from './handler.ts';
import { addToHotelGallery } from './hotel/add-to-gallery.ts';
import { changeHotel } from './hotel/change-hotel.ts';
import { createHotel } from './hotel/create-hotel.ts';
import { ownerOfFormerHotel, ownerOfHotel } from './hotel/hotel-answer.ts';
import { removeHotel } from './hotel/remove-hotel.ts';
import { setHotelCover } from './hotel/set-cover.ts';
import { setHotelLogo } from './hotel/set-logo.ts';
import { setHotelPaymentPicture } from './hotel/set-payment-picture.ts';
import { ownerOfCase } from './money-case/case-answer.ts';
import { settleCase } from './money-case/settle-case.ts';
import { applyAsPartner } from './partner/apply-as-partner.ts';
import { decideApplication } from './partner/decide-application.ts';
import { ownerOfApplication } from './partner/load-application.ts';
import { createCharge } from './payment/create-charge.ts';
import { refreshCharge } from './payment/refresh-charge.ts';
import { webhook } from './payment/webhook.ts';
import { changePreferences } from './preferences/change-preferences.ts';
import { nameRefundAccount, requestRefund } from './refund/request-refund.ts';
import { commandIdOf } from './request.ts';
import { actOnReview } from './review/act-on-review.ts';
import { reportReview } from './review/report-review.ts';
import { ownerOfReview } from './review/review-answer.ts';
import { writeReview } from './review/write-review.ts';
import { addToRoomGallery } from './room/add-to-gallery.ts';
import { changeRoom } from './room/change-room.ts';
import { createRoom } from './room/create-room.ts';
import { ownerOfRoom } from './room/load-offer.ts';
import { removeRoom } from './room/remove-room.ts';
import { setRoomCover } from './room/set-cover.ts';
import { setRoomPanorama } from './room/set-panorama.ts';
import { setPrices } from './room/set-prices.ts';
import { findRoom } from './room/staff-room.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { documentSecondFactor } from './second-factor/document-second-factor.ts';
import { proveSecondFactor } from './second-factor/prove-second-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { turnOffSecondFactor } from './second-factor/turn-off-second-factor.ts';
import { closeSettlement } from './settlement/close-settlement.ts';
import { changeSite, changeStaffSite } from './site/change-site.ts';
import { setBanner } from './site/set-banner.ts';
import { changeUser } from './user/change-user.ts';
import { createUser } from './user/create-user.ts';
import { forgotPassword } from './user/forgot-password.ts';
import { identifyBy } from './user/identify.ts';
import { removeUser } from './user/remove-user.ts';
import { resetPassword } from './user/reset-password.ts';
import { signIn } from './user/sign-in.ts';
import { signOut } from './user/sign-out.ts';
import { signOutEverywhere } from './user/sign-out-everywhere.ts';
import { ownerOfFormerUser, ownerOfUser } from './user/user-answer.ts';

/** What answers the calls of staff, and those by which they sign in. */
const staffHandlersOf = (deps: Deps) =>
  ({
    'POST /bookings': createBooking(deps),
    'PUT /bookings/{id}': changeBooking(deps),
    'DELETE /bookings/{id}': cancelBooking(deps),
    'PUT /bookings/cases/{id}': settleCase(deps),
    'PUT /reviews/{id}': actOnReview(deps),
    'PUT /admin-api/partners/{id}': decideApplication(deps),
    'POST /bookings/desk-money/counts': countShift(deps),
    'POST /hotels': createHotel(deps),
    'PUT /hotels/{id}': changeHotel(deps),
    'DELETE /hotels/{id}': removeHotel(deps),
    'POST /hotels/{id}/gallery': addToHotelGallery(deps),
    'POST /hotels/{id}/background-cover': setHotelCover(deps),
    'POST /hotels/{id}/logo': setHotelLogo(deps),
    'POST /hotels/{id}/payment': setHotelPaymentPicture(deps),
    'PUT /users/me/preferences': changePreferences(deps),
    'POST /rooms': createRoom(deps),
    'PUT /rooms/{id}': changeRoom(deps),
    'DELETE /rooms/{id}': removeRoom(deps),
    'POST /rooms/{id}/gallery': addToRoomGallery(deps),
    'POST /rooms/{id}/background-cover': setRoomCover(deps),
    'POST /rooms/{id}/panorama': setRoomPanorama(deps),
    'PUT /rooms/{id}/prices': setPrices(deps),
    'POST /auth/second-factor/begin': beginSecondFactor(deps),
    'POST /auth/second-factor/confirm': confirmSecondFactor(deps),
    'POST /auth/second-factor/prove': proveSecondFactor(deps),
    'POST /auth/second-factor/recovery-codes': renewRecoveryCodes(deps),
    'POST /auth/second-factor/turn-off': turnOffSecondFactor(deps),
    'PUT /reports/settlement/{ownerId}/{month}': closeSettlement(deps),
    'PUT /site': changeSite(deps),
    'PUT /admin-api/site/{id}': changeStaffSite(deps),
    'POST /site/banner': setBanner(deps),
    'POST /users': createUser(deps),
    'PUT /users/{id}': changeUser(deps),
    'DELETE /users/{id}': removeUser(deps),
    'POST /auth/sign-out-everywhere': signOutEverywhere(deps),
    'POST /auth/sign-out': signOut(deps),
    'POST /auth/forgot': forgotPassword(deps),
    'POST /auth/reset': resetPassword(deps),
    'POST /auth/token': signIn(deps),
  }) satisfies Partial<Handlers>;

/** What answers the calls of guests and of the payment provider. */
const guestHandlersOf = (deps: Deps) =>
  ({
    'POST /outreach/bookings': placeBooking(deps),
    'POST /outreach/bookings/checkout': openCheckout(deps),
    'DELETE /outreach/bookings/checkout/{uid}': discardCheckout(deps),
    'POST /outreach/bookings/find': findBooking(deps),
    'POST /outreach/bookings/mine': mailBookings(deps),
    'DELETE /outreach/bookings/{id}': giveUpBooking(deps),
    'PUT /outreach/bookings/{id}/arrival': announceArrival(deps),
    'POST /outreach/bookings/{id}/documents': sendDocument(deps),
    'PUT /outreach/bookings/{id}/payment-method': changePaymentMethod(deps),
    'POST /outreach/bookings/{id}/refund': requestRefund(deps),
    'PUT /outreach/bookings/{id}/refund/account': nameRefundAccount(deps),
    'PUT /outreach/bookings/{id}/review': writeReview(deps),
    'PUT /outreach/bookings/{id}/stay': changeDates(deps),
    'POST /outreach/bookings/{id}/transfer': reportTransfer(deps),
    'POST /outreach/partners': applyAsPartner(deps),
    'POST /outreach/reviews/{id}/report': reportReview(deps),
    'POST /payments/charge/create': createCharge(deps),
    'POST /payments/charge/{charge_id}/refresh': refreshCharge(deps),
    'POST /payments/webhook': webhook(deps),
  }) satisfies Partial<Handlers>;

/** What answers the calls of the table. */
const handlersOf = (deps: Deps): Handlers => ({
  ...staffHandlersOf(deps),
  ...guestHandlersOf(deps),
});

/** Milliseconds; the provider's client gives a call up after ten seconds, and some writes make several. */
const LONGEST_WRITE = { plain: 15_000, slow: 45_000 };

/** Every write, as a plugin of a server made by infrastructure/http/server.ts. */
export const commandApi =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    decideWithin(app, LONGEST_WRITE);
    app.decorateRequest('bodyHash', {
      getter() {
        return deps.ids.hashOf(this.body);
      },
    });
    app.decorateRequest('commandId', {
      getter() {
        return commandIdOf(this, deps);
      },
    });
    app.addHook('onRoute', (route) => {
      if (route.method === 'PUT' || route.method === 'DELETE')
        route.schema = { headers: IdempotencyHeaders, ...route.schema };
      documentSecondFactor(route);
    });
    const named = {
      ownerId: ownerIdItself,
      hotelId: ownerOfHotel(deps),
      roomId: ownerOfRoom(deps),
    };
    const knows = identifyBy(deps);
    const identify: Identify = (token) => unlessLate(knows(token), LONGEST_WRITE.plain);
    staffRoutes(app, { identify, named });
    await serveRoutes(app, ROUTES, handlersOf(deps), {
      application: ownerOfApplication(deps),
      booking: ownerOfBooking(deps),
      case: ownerOfCase(deps),
      review: ownerOfReview(deps),
      hotel: named.hotelId,
      'hotel-or-removed': ownerOfFormerHotel(deps),
      room: (id) => findRoom(deps, id),
      'room-or-removed': named.roomId,
      user: ownerOfUser(deps),
      'user-or-removed': ownerOfFormerUser(deps),
      site: async () => ({ ownerId: null }),
    } satisfies Owners);
    await app.register(unknownResources(['POST', 'PUT', 'DELETE']), { prefix: '/admin-api' });
  };
