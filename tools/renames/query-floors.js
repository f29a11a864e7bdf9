// query-api gets few files on floors: run it once more on a branch of before, after merging.
import { mergeModules } from './merge-modules.js';
import { atRoot, moveFiles } from './move-files.js';
import { renameSymbols } from './rename-symbols.js';

atRoot();
const Q = 'query-api';

/** By file, names that another file of its concept has too. */
const RENAMES = {
  'review/hotel-reviews': { DETAIL: 'REVIEWS_DETAIL' },
  'review/own-review': { DETAIL: 'OWN_REVIEW_DETAIL', find: 'findOwnReview' },
  'user/user-page': { DETAIL: 'USER_DETAIL' },
  'user/signed-in-user': { DETAIL: 'SIGNED_IN_DETAIL' },
  'preferences/own-preferences': { DETAIL: 'PREFERENCES_DETAIL' },
  'hotel/hotel-by-id': { DETAIL: 'HOTEL_DETAIL' },
  'hotel/hotels-of-owner': { DETAIL: 'HOTELS_OF_OWNER_DETAIL', findHotels: 'findHotelsOfOwner' },
  'room/price-daily': { DETAIL: 'PRICE_DETAIL' },
  'room/room-prices': { DETAIL: 'PRICES_AND_RULES_DETAIL' },
  'booking/booking-page': { DETAIL: 'OWN_BOOKING_DETAIL' },
  'booking/staff-booking-page': { DETAIL: 'BOOKING_DETAIL' },
  'booking/refund-quote': { DETAIL: 'QUOTE_DETAIL' },
  'booking/booking-facts': { read: 'readBooking' },
  'booking/find-stay': { find: 'findStays', only: 'onlyStay' },
  'calendar/room-calendar': { DETAIL: 'CALENDAR_DETAIL' },
  'calendar/hotel-calendars': { DETAIL: 'CALENDARS_DETAIL' },
  'search/suggest': { DETAIL: 'SUGGESTIONS_DETAIL' },
  'search/unique-province': { DETAIL: 'PROVINCES_DETAIL' },
  'money-case/staff-cases': { DETAIL: 'CASES_DETAIL', eb: 'ofCase' },
  'money-case/case-list': { DETAIL: 'BOOKINGS_CASES_DETAIL', eb: 'ofListedCase' },
  'money-case/case-page': { DETAIL: 'CASE_DETAIL' },
  'partner/application-list': { DETAIL: 'PARTNERS_DETAIL' },
  'partner/application-page': { DETAIL: 'PARTNER_DETAIL' },
  'review/review-list': { DETAIL: 'REVIEWS_DETAIL' },
  'review/review-page': { DETAIL: 'REVIEW_DETAIL' },
  'report/export/json-file': { chunksOf: 'chunksOfJson' },
  'report/export/xlsx-file': { chunksOf: 'chunksOfSheet' },
};

renameSymbols(
  Object.entries(RENAMES).flatMap(([file, names]) =>
    Object.entries(names).map(([name, to]) => [`${Q}/${file}.ts`, name, to]),
  ),
);

/** Tests whose names are those of files that are merged. */
const TESTS = [
  ['query-api/calendar/room-calendar.int', 'query-api/calendar/calendars.int'],
  ['query-api/hotel/hotels-of-owner.int', 'query-api/hotel/hotels.of-owner.int'],
  ['query-api/hotel/open-slugs.int', 'query-api/hotel/hotels.open-slugs.int'],
  ['query-api/live/booking-lookup.int', 'query-api/live/booking-events.lookup.int'],
  ['query-api/media/media-away', 'query-api/media/media-api.away'],
  ['query-api/media/pictures.int', 'query-api/media/media-api.int'],
  ['query-api/room/cheapest-night.int', 'query-api/room/selected-rooms.cheapest-night.int'],
  ['query-api/room/price-daily.int', 'query-api/room/room-prices.int'],
  ['query-api/search/advanced-hotel-search.int', 'query-api/search/hotel-search.advanced.int'],
  ['query-api/search/flexible-dates.int', 'query-api/search/hotel-search.flexible-dates.int'],
  ['query-api/search/free-rooms.int', 'query-api/search/hotel-search.free-rooms.int'],
  ['query-api/search/hotel-names.int', 'query-api/search/hotel-search.names.int'],
  ['query-api/search/order-of-hotels.int', 'query-api/search/hotel-search.order.int'],
  ['query-api/search/unique-province.int', 'query-api/search/suggest.provinces.int'],
  ['projector/report/reducers/booking-details', 'projector/report/reducers/bookings.details'],
  ['projector/report/reducers/failures', 'projector/report/reducers/bookings.failures'],
  ['projector/report/reducers/money-back', 'projector/report/reducers/money-in.money-back'],
  ['query-api/report/explained.int', 'query-api/reports/report-events.int'],
  ['query-api/report/exports.int', 'query-api/reports/report.exports.int'],
];

moveFiles([
  ...TESTS.map(([from, to]) => [
    new RegExp(`^${from.replaceAll('.', '\\.')}\\.test\\.ts$`),
    `${to}.test.ts`,
  ]),
  [/^query-api\/sorts\.ts$/, 'query-api/database/read-db.ts'],
  [/^query-api\/staff-list\.ts$/, 'query-api/database/conditions.ts'],
  [/^query-api\/hotel\/hotel-facts\.ts$/, 'query-api/database/facts.ts'],
  [/^query-api\/(app|routes|reads)\.(.*)$/, 'query-api/http/$1.$2'],
  // what the back office lists
  [/^query-api\/booking\/booking-list\.(.*)$/, 'query-api/lists/bookings.$1'],
  [/^query-api\/hotel\/hotel-list\.(.*)$/, 'query-api/lists/hotels.$1'],
  [/^query-api\/room\/room-list\.(.*)$/, 'query-api/lists/rooms.$1'],
  [/^query-api\/user\/user-list\.(.*)$/, 'query-api/lists/users.$1'],
  [/^query-api\/refund\/staff-refunds\.(.*)$/, 'query-api/lists/refunds.$1'],
  [/^query-api\/payment\/staff-payments\.(.*)$/, 'query-api/lists/payments.$1'],
  [/^query-api\/events\/event-list\.(.*)$/, 'query-api/lists/events.$1'],
  [/^query-api\/money-case\/(.*)$/, 'query-api/lists/$1'],
  [/^query-api\/partner\/(.*)$/, 'query-api/lists/$1'],
  [/^query-api\/review\/(review-list|find-reviews|review-page)\.(.*)$/, 'query-api/lists/$1.$2'],
  [/^query-api\/list\/lists\.(.*)$/, 'query-api/site/choices.$1'],
  [/^query-api\/preferences\/(.*)$/, 'query-api/user/$1'],
  // what is in memory
  [/^query-api\/search\/near-text\.test\.ts$/, 'query-api/availability/name-asked.test.ts'],
  [/^query-api\/availability\/code-bits\.test\.ts$/, 'query-api/availability/availability.test.ts'],
  [/^query-api\/search\/(name-asked|near-text)\.(.*)$/, 'query-api/availability/$1.$2'],
  [/^query-api\/search\/(displayed-texts|text-cache)\.(.*)$/, 'query-api/texts/$1.$2'],
  // streams of changes
  [/^query-api\/booking\/booking-events\.(.*)$/, 'query-api/live/booking-events.$1'],
  [
    /^query-api\/booking\/staff-booking-(events|presence)\.(.*)$/,
    'query-api/live/staff-booking-$1.$2',
  ],
  [/^query-api\/user\/identify\.(.*)$/, 'query-api/live/identify.$1'],
  [/^query-api\/booking\/rooms-by-day\.(.*)$/, 'query-api/calendar/rooms-by-day.$1'],
  // reports
  [/^query-api\/report\/report-rows\.int\.test\.ts$/, 'query-api/reports/report.int.test.ts'],
  [
    /^query-api\/report\/settlement\/carried\.test\.ts$/,
    'query-api/reports/settlement/outstanding-months.test.ts',
  ],
  [
    /^query-api\/report\/settlement\/month-statement\.int\.test\.ts$/,
    'query-api/reports/settlement/statement.int.test.ts',
  ],
  [/^query-api\/report\/commission\/(.*)$/, 'query-api/reports/settlement/$1'],
  [/^query-api\/report\/vat\/(.*)$/, 'query-api/reports/$1'],
  [
    /^query-api\/report\/(definition|definitions|staff-reference)\.ts$/,
    'query-api/reports/definitions/$1.ts',
  ],
  [/^query-api\/report\/(.*)$/, 'query-api/reports/$1'],
  // tests stand beside the file that has what they test
  [/^query-api\/calendar\/write-book-reach\.test\.ts$/, 'query-api/calendar/book-reach.test.ts'],
  [/^query-api\/calendar\/to-book-reach\.test\.ts$/, 'query-api/calendar/rooms-by-day.test.ts'],
  [/^query-api\/timeline\/parts-of\.test\.ts$/, 'query-api/timeline/timeline.test.ts'],
  [/^query-api\/payment\/code-picture\.test\.ts$/, 'query-api/payment/charge-code.test.ts'],
  [/^query-api\/payment\/charge-result\.int\.test\.ts$/, 'query-api/payment/attempts.int.test.ts'],
  [/^query-api\/booking\/booking-page\.int\.test\.ts$/, 'query-api/booking/booking.int.test.ts'],
]);

const inFolder = (folder, merges) =>
  Object.fromEntries(
    Object.entries(merges).map(([target, sources]) => [
      `${Q}/${folder}${target}.ts`,
      sources.map((source) => `${Q}/${folder}${source}.ts`),
    ]),
  );

/** By source, names that went elsewhere than most of it. */
const HOMES = {
  'query-api/deps.ts': { ReadDb: 'query-api/database/read-db.ts' },
  'query-api/booking/guest-ids.ts': { GuestIds: 'query-api/handler.ts' },
  'query-api/booking/opened-by.ts': { BookingIds: 'query-api/handler.ts' },
};

export const MERGES = {
  ...inFolder('', {
    handler: ['handler', 'deps', 'booking/event-log', 'page', 'etag-of'],
    'http/app': ['http/app', 'live/not-made'],
    'http/reads': ['http/reads', 'live/read-models-check'],
    'database/read-db': ['database/read-db', 'json-list', 'instant-text'],
    'database/conditions': ['database/conditions', 'on-days'],
    'database/facts': ['database/facts', 'room/room-facts', 'user/user-facts'],
    'payment/attempts': [
      'payment/find-attempt',
      'payment/charge-result',
      'payment/attempt-result',
      'payment/staff-payment-id',
    ],
    'payment/charge-code': ['payment/charge-code', 'payment/code-picture'],
    'review/reviews': ['review/hotel-reviews', 'review/own-review', 'review/review-facts'],
    'media/media-api': ['media/media-api', 'media/picture'],
    'cash-drawer/desk-money': [
      'cash-drawer/desk-money',
      'cash-drawer/to-desk-days',
      'cash-drawer/find-desk-money',
    ],
    'site/site': ['site/site-page', 'site/staff-site', 'site/find-site'],
    'site/site-config': ['site/site-config', 'site/site-config-for'],
    'user/users': [
      'user/user-page',
      'user/signed-in-user',
      'user/own-preferences',
      'user/names-of',
    ],
    'hotel/hotels': [
      'hotel/hotel-by-id',
      'hotel/owner-of-hotel',
      'hotel/hotels-of-owner',
      'hotel/open-slugs',
      'hotel/lowest-price',
    ],
    'room/selected-rooms': ['room/selected-rooms', 'room/cheapest-night'],
    'room/room-prices': [
      'room/price-daily',
      'room/room-prices',
      'room/to-overrides',
      'room/read-overrides',
    ],
  }),
  ...inFolder('booking/', {
    booking: [
      'booking-page',
      'staff-booking-page',
      'refund-quote',
      'booking-facts',
      'staff-bookings',
      'owner-of-booking',
    ],
    'guest-ids': ['opened-by', 'order', 'guest-ids'],
    units: ['units', 'stays-of-units'],
    documents: [
      'booking-receipt',
      'staff-receipt',
      'booking-credit-note',
      'staff-credit-note',
      'credit-note-of',
      'booking-calendar-file',
      'order-papers',
      'find-stay',
    ],
    'sent-files': ['transfer-slip', 'sent-document'],
  }),
  ...inFolder('calendar/', {
    calendars: ['room-calendar', 'hotel-calendars', 'calendar-answer', 'stay-exists'],
    'book-reach': ['write-book-reach', 'calendar-days'],
    'rooms-by-day': ['rooms-by-day', 'find-calendars', 'to-book-reach'],
  }),
  ...inFolder('timeline/', {
    timeline: ['timeline', 'to-timeline', 'parts-of'],
    'read-timeline': ['find-rooms', 'find-stays', 'find-units', 'concerning'],
  }),
  ...inFolder('availability/', {
    availability: ['availability', 'code-bits'],
    'hotel-names': ['hotel-names', 'sorted'],
    'name-asked': ['name-asked', 'near-text'],
    'by-day': ['by-day', 'places'],
    rooms: ['rooms', 'shared-values'],
    'follow-availability': ['follow-availability', 'read-hotels', 'read-moves'],
  }),
  ...inFolder('search/', {
    criteria: ['criteria', 'criteria-asked'],
    choices: ['choices', 'room-filter', 'hotel-filter', 'free-rooms'],
    'hotel-search': ['hotel-search', 'search-hotels', 'search-answer', 'find-free-hotels'],
    'hotel-counts': ['hotel-counts', 'count-hotels'],
    alternatives: ['hotel-alternatives', 'find-alternatives'],
    suggest: ['suggest', 'open-provinces', 'unique-province'],
  }),
  ...inFolder('live/', {
    'booking-events': ['booking-events', 'booking-watch', 'booking-lookup'],
    'staff-watch': ['staff-watch', 'versions-of-records'],
    'staff-events': ['staff-booking-events', 'staff-booking-presence'],
    sessions: ['identify', 'session-watch'],
    'read-your-writes': ['read-your-writes', 'checkpoint-watch'],
  }),
  ...inFolder('lists/', {
    cases: ['staff-cases', 'case-list', 'case-page', 'case-facts', 'count-cases'],
    partners: ['application-list', 'application-page', 'partner-in'],
    reviews: ['review-list', 'review-page', 'find-reviews'],
  }),
  ...inFolder('reports/', {
    'definitions/definition': ['definitions/definition', 'definitions/staff-reference'],
    'definitions/columns-and-sums': [
      'definitions/cells',
      'definitions/labels',
      'definitions/inventory',
    ],
    'as-of': ['as-of', 'places', 'report-day', 'recorded-by'],
    'report-request': ['report-request', 'row-key'],
    'read-rows': ['read-rows', 'all-rows', 'export/spool'],
    report: ['report', 'report-rows'],
    'report-changes': ['report-changes', 'compare'],
    'report-events': ['report-events', 'explain'],
    'vat-report': ['vat-report', 'find-tax-documents'],
    'export/files': [
      'export/csv-file',
      'export/xlsx-file',
      'export/json-file',
      'export/bangkok-clock',
      'export/exported-table',
    ],
    'settlement/outstanding-months': [
      'settlement/outstanding-months',
      'settlement/paid-out',
      'settlement/closed-months',
      'settlement/sum-months',
      'settlement/carried',
      'settlement/months',
    ],
    'settlement/statement': [
      'settlement/month-statement',
      'settlement/settlement-pdf',
      'settlement/statement-of',
    ],
    'settlement/settlement-report': ['settlement/settlement-report', 'settlement/find-settlements'],
    'settlement/commission-invoices': [
      'settlement/commission-report',
      'settlement/commission-invoice-pdf',
      'settlement/find-commission-invoices',
    ],
  }),
};

mergeModules(MERGES, HOMES);
