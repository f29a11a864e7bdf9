import { bookingCalendarFile } from './booking/booking-calendar-file.ts';
import { bookingCreditNote } from './booking/booking-credit-note.ts';
import { bookingEvents, eventsOfBookings, type Followed } from './booking/booking-events.ts';
import { bookingList } from './booking/booking-list.ts';
import { bookingPage } from './booking/booking-page.ts';
import { bookingReceipt } from './booking/booking-receipt.ts';
import type { EventLog } from './booking/event-log.ts';
import { calendarOfOrder, papersOfOrder } from './booking/order-papers.ts';
import { refundQuotePage } from './booking/refund-quote.ts';
import { roomsByDay } from './booking/rooms-by-day.ts';
import { sentDocument } from './booking/sent-document.ts';
import { staffBookingEvents } from './booking/staff-booking-events.ts';
import { staffBookingPage } from './booking/staff-booking-page.ts';
import { staffBookingPresence } from './booking/staff-booking-presence.ts';
import { staffCreditNote } from './booking/staff-credit-note.ts';
import { staffReceipt } from './booking/staff-receipt.ts';
import { transferSlip } from './booking/transfer-slip.ts';
import { hotelCalendars } from './calendar/hotel-calendars.ts';
import { roomCalendar } from './calendar/room-calendar.ts';
import { stayExists } from './calendar/stay-exists.ts';
import { deskMoney } from './cash-drawer/desk-money.ts';
import { checkoutPage } from './checkout/checkout-page.ts';
import type { Deps } from './deps.ts';
import { eventList, eventPage } from './events/event-list.ts';
import type { Handlers } from './handler.ts';
import { bookingHistory, type HistoryDeps } from './history/booking-history.ts';
import { caseHistory, hotelHistory, roomHistory, userHistory } from './history/history-of.ts';
import { hotelById } from './hotel/hotel-by-id.ts';
import { hotelList } from './hotel/hotel-list.ts';
import { hotelPage } from './hotel/hotel-page.ts';
import { hotelsOfOwner } from './hotel/hotels-of-owner.ts';
import { openSlugs } from './hotel/open-slugs.ts';
import { lists } from './list/lists.ts';
import type { StaffWatches } from './live/open-streams.ts';
import { casePage } from './money-case/case-page.ts';
import { staffCases } from './money-case/staff-cases.ts';
import { applicationList } from './partner/application-list.ts';
import { applicationPage } from './partner/application-page.ts';
import { attemptResult } from './payment/attempt-result.ts';
import { chargeCode } from './payment/charge-code.ts';
import { chargeResult } from './payment/charge-result.ts';
import { paymentList, paymentPage } from './payment/staff-payments.ts';
import { ownPreferences } from './preferences/own-preferences.ts';
import { refundList, refundPage } from './refund/staff-refunds.ts';
import { commissionInvoicePdf } from './report/commission/commission-invoice-pdf.ts';
import { commissionReport } from './report/commission/commission-report.ts';
import type { ReportDeps } from './report/parse-report-request.ts';
import { report } from './report/report.ts';
import { reportChanges } from './report/report-changes.ts';
import { reportEvents } from './report/report-events.ts';
import { monthStatement } from './report/settlement/month-statement.ts';
import { settlementPdf } from './report/settlement/settlement-pdf.ts';
import { settlementReport } from './report/settlement/settlement-report.ts';
import { vatReport } from './report/vat/vat-report.ts';
import { hotelReviews } from './review/hotel-reviews.ts';
import { ownReview } from './review/own-review.ts';
import { reviewList } from './review/review-list.ts';
import { reviewPage } from './review/review-page.ts';
import { priceDaily } from './room/price-daily.ts';
import { roomById } from './room/room-by-id.ts';
import { roomList } from './room/room-list.ts';
import { roomPrices } from './room/room-prices.ts';
import { selectedRooms } from './room/selected-rooms.ts';
import { hotelAlternatives } from './search/hotel-alternatives.ts';
import { hotelCounts } from './search/hotel-counts.ts';
import { advancedHotelSearch, hotelSearch } from './search/hotel-search.ts';
import { roomSearch } from './search/room-search.ts';
import { suggest } from './search/suggest.ts';
import { uniqueProvince } from './search/unique-province.ts';
import { siteConfig } from './site/site-config.ts';
import { banner, sitePage } from './site/site-page.ts';
import { siteList, staffSite } from './site/staff-site.ts';
import { timeline } from './timeline/timeline.ts';
import { signedInUser } from './user/signed-in-user.ts';
import { userList } from './user/user-list.ts';
import { userPage } from './user/user-page.ts';

/** What the handlers of the table need beside `deps`. */
type HandlersOptions = Readonly<{
  deps: Deps & ReportDeps & HistoryDeps;
  log: EventLog;
  followed: Followed;
  watches: StaffWatches;
}>;

/** What answers the calls of staff. */
const staffHandlersOf = ({ deps, log, watches }: HandlersOptions) =>
  ({
    'GET /admin-api/cases': staffCases(deps),
    'GET /admin-api/events': eventList(deps, log),
    'GET /admin-api/events/{id}': eventPage(deps, log),
    'GET /admin-api/partners': applicationList(deps),
    'GET /admin-api/partners/{id}': applicationPage(deps),
    'GET /admin-api/payments': paymentList(deps),
    'GET /admin-api/payments/{id}': paymentPage(deps),
    'GET /admin-api/refunds': refundList(deps),
    'GET /admin-api/refunds/{id}': refundPage(deps),
    'GET /admin-api/site': siteList(deps),
    'GET /admin-api/site/{id}': staffSite(deps),
    'GET /auth/user/me': signedInUser(deps),
    'GET /bookings': bookingList(deps),
    'GET /bookings/cases/{id}': casePage(deps),
    'GET /bookings/desk-money': deskMoney(deps),
    'GET /bookings/events': staffBookingEvents(deps, watches),
    'GET /bookings/rooms-by-day/{date}': roomsByDay(deps),
    'GET /bookings/timeline': timeline(deps),
    'GET /bookings/{id}': staffBookingPage(deps),
    'GET /bookings/{id}/credit-note.pdf': staffCreditNote(deps),
    'GET /bookings/{id}/documents/{n}': sentDocument(deps),
    'GET /bookings/{id}/history': bookingHistory(deps, log),
    'GET /bookings/cases/{id}/history': caseHistory(deps, log),
    'GET /hotels/{id}/history': hotelHistory(deps, log),
    'GET /rooms/{id}/history': roomHistory(deps, log),
    'GET /users/{id}/history': userHistory(deps, log),
    'GET /bookings/{id}/presence': staffBookingPresence(deps, watches),
    'GET /bookings/{id}/receipt.pdf': staffReceipt(deps),
    'GET /bookings/{id}/slip': transferSlip(deps),
    'GET /hotels': hotelList(deps),
    'GET /hotels/{id}': hotelById(deps),
    'GET /reports/commission': commissionReport(deps),
    'GET /reports/settlement': settlementReport(deps),
    'GET /reports/settlement/{ownerId}/{month}': monthStatement(deps),
    'GET /reports/settlement/{ownerId}/{month}/statement.pdf': settlementPdf(deps),
    'GET /reports/settlement/{ownerId}/{month}/tax-invoice.pdf': commissionInvoicePdf(deps),
    'GET /reports/vat': vatReport(deps),
    'GET /reports/{name}': report(deps),
    'GET /reports/{name}/changes': reportChanges(deps),
    'GET /reports/{name}/events': reportEvents(deps),
    'GET /reviews': reviewList(deps),
    'GET /reviews/{id}': reviewPage(deps),
    'GET /rooms': roomList(deps),
    'GET /rooms/{id}': roomById(deps),
    'GET /rooms/{id}/prices': roomPrices(deps, log),
    'GET /users': userList(deps),
    'GET /users/me/preferences': ownPreferences(deps),
    'GET /users/{id}': userPage(deps),
  }) satisfies Partial<Handlers>;

/** What answers the calls of guests. */
const guestHandlersOf = ({ deps, followed }: HandlersOptions) =>
  ({
    'GET /auth/get/banner': banner(deps),
    'GET /config.json': siteConfig(deps),
    'GET /lists/{name}': lists(),
    'GET /outreach/bookings/checkout/{uid}': checkoutPage(deps),
    'GET /outreach/bookings/events': eventsOfBookings(followed),
    'GET /outreach/bookings/is-exists/{roomId}': stayExists(deps),
    'GET /outreach/bookings/room/{roomId}': roomCalendar(deps),
    'GET /outreach/bookings/rooms/{hotelId}': hotelCalendars(deps),
    'GET /outreach/bookings/{id}': bookingPage(deps),
    'GET /outreach/bookings/{id}/credit-note.pdf': bookingCreditNote(deps),
    'GET /outreach/bookings/{id}/events': bookingEvents(deps, followed),
    'GET /outreach/bookings/{id}/order.ics': calendarOfOrder(deps),
    'GET /outreach/bookings/{id}/order.pdf': papersOfOrder(deps),
    'GET /outreach/bookings/{id}/receipt.pdf': bookingReceipt(deps),
    'GET /outreach/bookings/{id}/refund-quote': refundQuotePage(deps),
    'GET /outreach/bookings/{id}/review': ownReview(deps),
    'GET /outreach/bookings/{id}/stay.ics': bookingCalendarFile(deps),
    'GET /outreach/hotel-slugs': openSlugs(deps),
    'GET /outreach/hotels': hotelsOfOwner(deps),
    'GET /outreach/hotels/{slug}': hotelPage(deps),
    'GET /outreach/hotels/{slug}/reviews': hotelReviews(deps),
    'GET /outreach/price-daily/{roomId}': priceDaily(deps),
    'GET /payments/attempts/{attempt_id}': attemptResult(deps),
    'GET /payments/charge/{charge_id}': chargeResult(deps),
    'GET /payments/charge/{charge_id}/qr.png': chargeCode(deps),
    'GET /rooms/select-room': selectedRooms(deps),
    'GET /search/bookings/{id}': bookingPage(deps),
    'GET /search/hotels': hotelSearch(deps),
    'GET /search/hotels/advanced': advancedHotelSearch(deps),
    'GET /search/hotels/alternatives': hotelAlternatives(deps),
    'GET /search/hotels/counts': hotelCounts(deps),
    'GET /search/rooms/{id}': roomSearch(deps),
    'GET /search/suggest': suggest(deps),
    'GET /search/unique-province': uniqueProvince(deps),
    'GET /site': sitePage(deps),
  }) satisfies Partial<Handlers>;

/** What answers the calls of the table. */
export const handlersOf = (options: HandlersOptions): Handlers => ({
  ...staffHandlersOf(options),
  ...guestHandlersOf(options),
});
