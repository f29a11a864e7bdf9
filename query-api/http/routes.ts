import type { AsOfDeps } from '../as-of/past.ts';
import { bookingPage, refundQuotePage, staffBookingPage } from '../booking/booking.ts';
import {
  bookingCalendarFile,
  bookingCreditNote,
  bookingReceipt,
  calendarOfOrder,
  papersOfOrder,
  staffCreditNote,
  staffReceipt,
} from '../booking/documents.ts';
import { sentDocument, transferSlip } from '../booking/sent-files.ts';
import {
  hotelCalendars,
  roomCalendar,
  staffRoomCalendar,
  stayExists,
} from '../calendar/calendars.ts';
import { roomsByDay } from '../calendar/rooms-by-day.ts';
import { deskMoney } from '../cash-drawer/desk-money.ts';
import { checkoutPage } from '../checkout/checkout-page.ts';
import type { Deps, EventLog, Handlers } from '../handler.ts';
import { bookingHistory, type HistoryDeps } from '../history/booking-history.ts';
import { disputePack } from '../history/dispute-pack.ts';
import { caseHistory, historyOf, roomHistory } from '../history/history-of.ts';
import { radius } from '../history/radius.ts';
import { hotelPage } from '../hotel/hotel-page.ts';
import { hotelById, hotelsOfOwner, openSlugs } from '../hotel/hotels.ts';
import { bookingList } from '../lists/bookings.ts';
import { caseList, casePage } from '../lists/cases.ts';
import { eventList, eventPage } from '../lists/events.ts';
import { hotelList } from '../lists/hotels.ts';
import { applicationList, applicationPage } from '../lists/partners.ts';
import { paymentList, paymentPage } from '../lists/payments.ts';
import { refundList, refundPage } from '../lists/refunds.ts';
import { reviewList, reviewPage } from '../lists/reviews.ts';
import { roomList } from '../lists/rooms.ts';
import { userList } from '../lists/users.ts';
import { bookingEvents, eventsOfBookings, type Followed } from '../live/booking-events.ts';
import type { StaffWatches } from '../live/open-streams.ts';
import { staffBookingEvents, staffBookingPresence } from '../live/staff-events.ts';
import { attemptResult, chargeResult } from '../payment/attempts.ts';
import { chargeCode } from '../payment/charge-code.ts';
import type { ReportDeps } from '../reports/parse-report-request.ts';
import { report } from '../reports/report.ts';
import { reportChanges } from '../reports/report-changes.ts';
import { reportEvents } from '../reports/report-events.ts';
import {
  commissionInvoicePdf,
  commissionReport,
} from '../reports/settlement/commission-invoices.ts';
import { settlementReport } from '../reports/settlement/settlement-report.ts';
import { monthStatement, settlementPdf } from '../reports/settlement/statement.ts';
import { vatReport } from '../reports/vat-report.ts';
import { hotelReviews, ownReview } from '../review/reviews.ts';
import { roomById } from '../room/room-by-id.ts';
import { priceDaily, roomPrices } from '../room/room-prices.ts';
import { selectedRooms } from '../room/selected-rooms.ts';
import { hotelAlternatives } from '../search/alternatives.ts';
import { hotelCounts } from '../search/hotel-counts.ts';
import { advancedHotelSearch, hotelSearch } from '../search/hotel-search.ts';
import { roomSearch } from '../search/room-search.ts';
import { suggest, uniqueProvince } from '../search/suggest.ts';
import { lists } from '../site/choices.ts';
import { banner, siteList, sitePage, staffSite } from '../site/site.ts';
import { siteConfig } from '../site/site-config.ts';
import { timeline } from '../timeline/timeline.ts';
import { ownPreferences, signedInUser, userPage } from '../user/users.ts';

/** What the handlers of the table need beside `deps`. */
type HandlersOptions = Readonly<{
  deps: Deps & ReportDeps & HistoryDeps & AsOfDeps;
  log: EventLog;
  followed: Followed;
  watches: StaffWatches;
}>;

/** What answers the calls of staff. */
const staffHandlersOf = ({ deps, log, watches }: HandlersOptions) =>
  ({
    'GET /admin-api/cases': caseList(deps),
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
    'GET /bookings/{id}/dispute-pack': disputePack(deps, log),
    'GET /bookings/{id}/documents/{n}': sentDocument(deps),
    'GET /bookings/{id}/history': bookingHistory(deps, log),
    'GET /bookings/cases/{id}/history': caseHistory(deps, log),
    'GET /log/radius': radius(deps, log),
    'GET /hotels/{id}/history': historyOf('hotel', deps, log),
    'GET /rooms/{id}/history': roomHistory(deps, log),
    'GET /users/{id}/history': historyOf('user', deps, log),
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
    'GET /rooms/{id}/calendar': staffRoomCalendar(deps),
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
