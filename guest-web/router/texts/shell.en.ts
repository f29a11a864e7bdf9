import type { Translated } from '../../shell/translated.ts';
import type { shellTh } from './shell.th.ts';

export const shellEn: Translated<typeof shellTh> = {
  name: 'Baanpak',
  title: 'Baanpak · Places to stay in Thailand',
  description:
    'Book hotels and houses all over Thailand: choose your dates and room, pay safely and get confirmed instantly.',
  skip: 'Skip to content',
  language: 'Language',
  close: 'Close',
  loading: 'Loading',
  required: 'Required',
  retry: 'Try again',
  offline: 'You are offline. This information may be out of date.',
  offlineTap:
    'You are offline. Your details on this page are saved. Try again once you are back online.',
  copy: { do: 'Copy', done: 'Copied', what: 'Copy {{name}}' },
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  guests_one: '{{count}} guest',
  guests_other: '{{count}} guests',
  calendar: { nav: 'Change month', previous: 'Previous month', next: 'Next month' },
  lightbox: { previous: 'Previous picture', next: 'Next picture' },
  stepper: { less: 'Fewer', more: 'More' },
  error: {
    notFound: 'This page could not be found',
    unknownMiddleware: 'Unknown middleware',
    notFoundHint: 'The link may have changed, or this place is no longer available.',
    message: 'Error',
    hint: 'We are sorry. Please try again in a moment.',
    home: 'Back to home',
  },
  footer: {
    promise: 'Hand-picked places all over Thailand, run by the people who own them.',
    more: 'Help and information',
    findBooking: 'Find my booking',
    myBookings: 'My bookings',
    aboutUs: 'About us',
    listing: 'Listing with us',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    follow: 'Follow us',
    cards: 'Cards we accept',
    by: 'Provided by {{company}}',
    version: 'Version {{version}}',
  },
};
