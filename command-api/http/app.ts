import { ROUTES } from '@baanpak/contract/routes/routes.ts';
import { decideWithin, unlessLate } from '@baanpak/infrastructure/http/answer-within.ts';
import { serveRoutes } from '@baanpak/infrastructure/http/serve-routes.ts';
import { IdempotencyHeaders } from '@baanpak/infrastructure/http/server-ids.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import { type Identify, ownerIdItself, staffRoutes } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../deps.ts';
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
