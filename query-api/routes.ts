import type { FastifyPluginAsync } from 'fastify';
import { bookingCalendarFile } from './booking/booking-calendar-file.ts';
import { bookingCreditNote } from './booking/booking-credit-note.ts';
import { bookingEvents } from './booking/booking-events.ts';
import { bookingHistory } from './booking/booking-history.ts';
import { bookingList } from './booking/booking-list.ts';
import { bookingPage } from './booking/booking-page.ts';
import { bookingReceipt } from './booking/booking-receipt.ts';
import type { EventLog } from './booking/event-log.ts';
import { papersOfOrder } from './booking/order-papers.ts';
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
import { hotelById } from './hotel/hotel-by-id.ts';
import { hotelList } from './hotel/hotel-list.ts';
import { hotelPage } from './hotel/hotel-page.ts';
import { hotelsOfOwner } from './hotel/hotels-of-owner.ts';
import { openSlugs } from './hotel/open-slugs.ts';
import { lists } from './list/lists.ts';
import type { BookingLookup } from './live/booking-lookup.ts';
import type { BookingWatch } from './live/booking-watch.ts';
import type { PresenceWatch } from './live/presence.ts';
import type { SessionWatch } from './live/session-watch.ts';
import type { StaffWatch } from './live/staff-watch.ts';
import { casePage } from './money-case/case-page.ts';
import { attemptResult } from './payment/attempt-result.ts';
import { chargeCode } from './payment/charge-code.ts';
import { chargeResult } from './payment/charge-result.ts';
import { ownPreferences } from './preferences/own-preferences.ts';
import { reading } from './reading.ts';
import type { Places } from './report/as-of.ts';
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
import { hotelSearch } from './search/hotel-search.ts';
import { roomSearch } from './search/room-search.ts';
import { suggest } from './search/suggest.ts';
import { uniqueProvince } from './search/unique-province.ts';
import { siteConfig } from './site/site-config.ts';
import { sitePage } from './site/site-page.ts';
import { timeline } from './timeline/timeline.ts';
import { signedInUser } from './user/signed-in-user.ts';
import { userList } from './user/user-list.ts';
import { userPage } from './user/user-page.ts';

type Watches = Readonly<{
  lookup: BookingLookup;
  bookings: BookingWatch;
  staff: StaffWatch;
  presence: PresenceWatch;
  sessions: SessionWatch;
}>;

type RoutesOptions = Readonly<{
  deps: Deps;
  log: EventLog;
  places: Places;
  watches: Watches;
}>;

const reportRoutes = (deps: Deps & ReportDeps): readonly FastifyPluginAsync[] => [
  // of hotels that were removed, too: whose a hotel is they know by themselves
  reading(
    ['reports', 'events', 'search', 'users'],
    [report(deps), reportEvents(deps), reportChanges(deps)],
  ),
  reading(['reports', 'bookings', 'search', 'users'], [vatReport(deps)]),
  reading(
    ['reports', 'search', 'users'],
    [
      settlementReport(deps),
      monthStatement(deps),
      settlementPdf(deps),
      commissionReport(deps),
      commissionInvoicePdf(deps),
    ],
  ),
];

const streamsOfStaff = (deps: Deps, watches: Omit<Watches, 'lookup' | 'bookings'>) => [
  staffBookingEvents(deps, watches),
  staffBookingPresence(deps, watches),
];

const sentByGuest = (deps: Deps) => [transferSlip(deps), sentDocument(deps)];

/** Every route, by the groups of read models that its answer is made of. */
export const routesOf = ({
  deps,
  log,
  places,
  watches: { lookup, bookings, ...ofStaff },
}: RoutesOptions): readonly FastifyPluginAsync[] => [
  siteConfig(deps),
  ownPreferences(deps),
  lists(),
  reading(['users'], [sitePage(deps), signedInUser(deps), userPage(deps), userList(deps)]),
  reading(
    ['search'],
    [
      uniqueProvince(deps),
      suggest(deps),
      hotelSearch(deps),
      hotelCounts(deps),
      hotelAlternatives(deps),
      roomSearch(deps),
      hotelPage(deps),
      hotelsOfOwner(deps),
      openSlugs(deps),
      hotelById(deps),
      hotelList(deps),
      roomById(deps),
      roomList(deps),
      priceDaily(deps),
      roomCalendar(deps),
      hotelCalendars(deps),
      stayExists(deps),
      hotelReviews(deps),
      reviewList(deps),
      reviewPage(deps),
    ],
  ),
  reading(['search', 'users'], [selectedRooms(deps), roomPrices(deps, log)]),
  reading(
    ['bookings'],
    [bookingEvents(deps, lookup, bookings), casePage(deps), ...sentByGuest(deps)],
  ),
  reading(['bookings', 'search', 'users'], [...streamsOfStaff(deps, ofStaff), deskMoney(deps)]),
  reading(['bookings', 'events', 'users'], [bookingHistory(deps, log)]),
  ...reportRoutes({ ...deps, places }),
  reading(
    ['bookings', 'search'],
    [
      bookingPage(deps),
      ownReview(deps),
      refundQuotePage(deps),
      bookingReceipt(deps),
      staffReceipt(deps),
      bookingCreditNote(deps),
      staffCreditNote(deps),
      chargeResult(deps),
      chargeCode(deps),
      attemptResult(deps),
      bookingCalendarFile(deps),
      papersOfOrder(deps),
      checkoutPage(deps),
      bookingList(deps),
      staffBookingPage(deps),
      roomsByDay(deps),
      timeline(deps),
    ],
  ),
];
