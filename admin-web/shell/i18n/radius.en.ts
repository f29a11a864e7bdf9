import type { Translated } from './i18n.ts';
import type { radiusTh } from './radius.th.ts';

export const radiusEn: Translated<typeof radiusTh> = {
  ask: 'What did this touch?',
  title: 'What an event touched',
  event: 'Event',
  noEvent: 'No event is chosen. Choose one in a history or on the audit page',
  touches: 'Bookings that it concerns',
  under_one: '{{under}} of {{count}} booking was made under it: {{sum}}',
  under_other: '{{under}} of {{count}} bookings were made under it: {{sum}} in total',
  named_one: '{{count}} booking: {{sum}}',
  named_other: '{{count}} bookings: {{sum}} in total',
  amounts: 'Amounts are what the bookings cost now.',
  soFar: 'Only those shown so far are counted.',
  underAlone: 'Only those made under it',
  isUnder: 'Made under it',
  isNotUnder: 'Not made under it',
  noTouches: 'It concerns no booking',
  more: 'Show more bookings',
  mends: 'What can be done about it',
  mendsBookings:
    'Acts on a single booking are beside it. Each link opens the page where you confirm the act',
  nothingMends: 'There is nothing that you can do about it now',
  follows: 'What followed',
  noFollows: 'Nothing followed from it',
  moreFollows_one: 'Only the first event is shown; more followed',
  moreFollows_other: 'Only the first {{count}} events are shown; more followed',
  unknown: 'There is no such event',
  unknownWhy: 'The link may be wrong, or it is of another hotel.',
  busy: 'The system is busy. Please try again shortly',
  failed: 'What the event touched could not be loaded',
};
