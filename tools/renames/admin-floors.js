import { atRoot, moveFiles } from './move-files.js';

/** admin-web on floors: router → pages → features → ui → shell. Paths are below admin-web; the first that matches decides. */
const MOVES = [
  // shell: the session, the calls, addresses and rights, texts, what others do
  [/^api\/(.+)$/, 'shell/api/$1'],
  [/^app\/cache\.ts$/, 'shell/api/cache.ts'],
  [/^app\/(owner|services|use-own-resource)\.ts$/, 'shell/$1.ts'],
  [/^app\/pages\.ts$/, 'shell/addresses.ts'],
  [/^app\/texts\.ts$/, 'shell/i18n/texts.ts'],
  [/^i18n\/(.+)$/, 'shell/i18n/$1'],
  [/^theme\/theme\.ts$/, 'shell/theme.ts'],
  [/^auth\/(auth-provider|me)\.ts$/, 'shell/$1.ts'],
  [
    /^live\/((?:live|follow-session|listen|events-of|presence|refetch|use-live|use-presence)(?:\.test)?\.ts)$/,
    'shell/live/$1',
  ],
  [/^rooms\/room\.ts$/, 'shell/api/room.ts'],
  // ui: what any screen is made of
  [/^login\/sentence-of\.ts$/, 'ui/sentence-of.ts'],
  [/^live\/(changed-notice|use-change-of-record)(\.test)?(\.tsx?)$/, 'ui/form/$1$2$3'],
  [/^layout\/(bare-page|error-page|language-links|page-progress)\.tsx$/, 'ui/$1.tsx'],
  [/^auth\/code-dialog\.tsx$/, 'ui/code-dialog.tsx'],
  [/^app\/(lazy-page|later-texts|own-dashboard)\.tsx$/, 'ui/$1.tsx'],
  [/^ui\/views\/(.+)$/, 'ui/list/$1'],
  [/^ui\/(nothing|record-cards|staff-list|staff-table)(\.test)?\.tsx$/, 'ui/list/$1$2.tsx'],
  // router: what opens pages, and what stands around them
  [/^bookings\/book-manage\.tsx$/, 'router/book-manage.tsx'],
  [/^app\/(.+)$/, 'router/$1'],
  [/^layout\/(.+)$/, 'router/layout/$1'],
  [/^live\/(not-live-bar|refresh-button)\.tsx$/, 'router/layout/$1.tsx'],
  [/^auth\/(prompts|proof-dialog|sign-in-dialog)\.tsx$/, 'router/layout/$1.tsx'],
  [/^auth\/watch-session(.+)$/, 'router/watch-session$1'],
  // features: what several pages use
  [/^pictures\/(.+)$/, 'features/pictures/$1'],
  [
    /^hotels\/((?:use-hotels|use-chosen-hotel|hotel-search|hotel-switch|hotel-filter)\.tsx?)$/,
    'features/hotels/$1',
  ],
  [
    /^reviews\/((?:answer-dialog|review-buttons|review-cards|review-state|review-text|review|use-act-on-review|use-reviewed-stay)\.tsx?)$/,
    'features/reviews/$1',
  ],
  [/^bookings\/((?:booking|use-undo-booking)\.ts|status-chip\.tsx)$/, 'features/bookings/$1'],
  [/^bookings\/commands\/use-booking-change\.ts$/, 'features/bookings/use-booking-change.ts'],
  [/^bookings\/move\/move-button\.tsx$/, 'pages/booking/move-button.tsx'],
  [/^bookings\/move\/(.+)$/, 'features/bookings/$1'],
  [/^timeline\/(view\.ts|view-switch\.tsx)$/, 'features/bookings/$1'],
  [/^bookings\/event-words\.ts$/, 'features/history/event-words.ts'],
  [
    /^reports\/((?:report|read-report|use-cells|use-code-words|scrolled)\.ts)$/,
    'features/reports/$1',
  ],
  [/^reports\/chart\/bar-chart\.tsx$/, 'features/reports/bar-chart.tsx'],
  // pages: a folder each
  [
    /^bookings\/((?:booking-list|booking-cards|booking-filters|booking-table)(?:\.test)?\.tsx|index\.ts)$/,
    'pages/bookings/$1',
  ],
  [/^bookings\/bill\/due-chip\.tsx$/, 'pages/bookings/due-chip.tsx'],
  [/^rooms\/room-filter\.tsx$/, 'pages/bookings/room-filter.tsx'],
  [/^bookings\/(?:arrival|bill|commands|tax-invoice|unit)\/(.+)$/, 'pages/booking/$1'],
  [/^live\/(others-notice.+)$/, 'pages/booking/$1'],
  [/^bookings\/(.+)$/, 'pages/booking/$1'],
  [/^reviews\/hotel-reviews\.tsx$/, 'pages/hotels/hotel-reviews.tsx'],
  [/^hotels\/(hotel-input|hotel-name)\.tsx$/, 'pages/rooms/$1.tsx'],
  [/^prices\/prices-button\.tsx$/, 'pages/rooms/prices-button.tsx'],
  [/^map\/(.+)$/, 'pages/hotels/map/$1'],
  [/^dashboard\/print\/lazy\.ts$/, 'pages/dashboard/print-lazy.ts'],
  [
    /^(dashboard\/print|hotels\/form|rooms\/form)\/(.+)$/,
    (_, folder, file) => `pages/${folder.split('/')[0]}/${file}`,
  ],
  [
    /^reports\/(?:address|as-of|changes|chart|export|figure|payout|print|table)\/(.+)$/,
    'pages/reports/$1',
  ],
  [
    /^((?:booking-history|cases|dashboard|desk-money|events|hotels|login|partners|payments|prices|profile|refunds|reports|reviews|rooms|site|timeline|users)\/.+)$/,
    'pages/$1',
  ],
];

atRoot();
moveFiles(
  MOVES.map(([pattern, to]) => [
    new RegExp(`^admin-web/${pattern.source.slice(1)}`),
    typeof to === 'string' ? `admin-web/${to}` : (...given) => `admin-web/${to(...given)}`,
  ]),
);
