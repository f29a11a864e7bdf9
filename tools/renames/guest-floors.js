import { atRoot, moveFiles } from './move-files.js';

// guest-web's floors: router, pages, features, ui, shell. A branch of before is brought over by running this again.
atRoot();
const PAGES =
  'home results hotel booking refund order my-bookings checkout-omise payment-return checkout checkout-services successful-payment find-booking review partners text-page';

const named = (folder, names, to) => [
  new RegExp(`^guest-web/${folder}/(${names.replaceAll(' ', '|')})((?:\\.test)?\\.tsx?)$`),
  `guest-web/${to}/$1$2`,
];
const whole = (folder, to) => [new RegExp(`^guest-web/${folder}/`), `guest-web/${to}/`];

moveFiles([
  named('app', 'page-title', 'ui'),
  [/^guest-web\/app\/offline\.test\.tsx$/, 'guest-web/router/offline.test.tsx'],
  named('app', 'context draft local log-failure not-found offline send-form session', 'shell'),
  whole('app', 'router'),
  [/^guest-web\/api\/search\.ts$/, 'guest-web/features/search/hotel-search.ts'],
  whole('api', 'shell/api'),
  whole('i18n', 'router/texts'),
  whole('head', 'router/head'),
  named('recent', 'recent-searches', 'features/search'),
  named('recent', 'recent-hotels', 'features/hotel'),
  whole('recent', 'pages/home'),
  [/^guest-web\/results\/map\/ground\.(css|ts)$/, 'guest-web/features/map/ground.$1'],
  [/^guest-web\/hotel\/hotel-address\.ts$/, 'guest-web/features/hotel/hotel-path.ts'],
  named(
    'hotel',
    'full-address room-pictures panorama pictures-of reachable-days stay-calendar',
    'features/hotel',
  ),
  named('reviews', 'score-badge texts\\.en texts\\.th', 'features/reviews'),
  whole('reviews', 'pages/hotel'),
  named('booking', 'documents hotel-contact bank-name', 'features/booking'),
  named('order', 'other-bookings', 'pages/booking'),
  named(
    'refund',
    'refund-state refund-step refund-words refunded-stay texts\\.en texts\\.th',
    'features/refund',
  ),
  named('my-bookings', 'seen-bookings', 'features/booking'),
  named('checkout-omise', 'failure-words stored-charge', 'features/payment'),
  named('payment-return', 'return-path', 'features/payment'),
  whole('payment', 'features/payment'),
  named('checkout', 'drafts', 'features/checkout'),
  named('stay', 'countdown', 'ui'),
  named('stay', 'step-frame steps summary', 'features/checkout'),
  named('stay', 'when-over', 'features/held'),
  whole('stay', 'features/stay'),
  ...['held', 'booking-picture', 'cart', 'cancellation', 'search'].map((folder) =>
    whole(folder, `features/${folder}`),
  ),
  ...PAGES.split(' ').map((page) => whole(page, `pages/${page}`)),
]);
