import type { Translated } from './dictionary.ts';
import type { shellTh } from './shell.th.ts';

export const shellEn: Translated<typeof shellTh> = {
  name: 'Baanpak',
  title: 'Baanpak · Places to stay in Thailand',
  description:
    'Book hotels and houses all over Thailand: choose dates and rooms, pay safely, confirmed at once.',
  skip: 'Skip to content',
  language: 'Language',
  close: 'Close',
  loading: 'Loading',
  required: 'Required',
  invalidEmail: 'Invalid email',
  retry: 'Try again',
  offline: 'You are offline. What you see may be out of date.',
  offlineTap:
    'You are offline. This page and what you filled in stay as they are: try again once you are connected.',
  copy: { do: 'Copy', done: 'Copied', what: 'Copy {{name}}' },
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  guests_one: '{{count}} guest',
  guests_other: '{{count}} guests',
  picture: {
    choose: 'Choose a picture',
    other: 'Another picture',
    remove: 'Remove',
    wrongType: 'Pictures must be JPEG, PNG, WebP or AVIF',
    tooLarge: 'This picture is larger than 10 MB. Please choose another one',
  },
  calendar: { previous: 'Previous month', next: 'Next month' },
  lightbox: { previous: 'Previous picture', next: 'Next picture' },
  stepper: { less: 'Fewer', more: 'More' },
  error: {
    notFound: 'This page could not be found',
    notFoundHint: 'The link may have changed, or this place no longer takes bookings.',
    message: 'Error',
    hint: 'We are sorry. Please try again in a moment.',
    home: 'Back to home',
  },
  footer: {
    promise: 'Places chosen with care, run by the people who own them, all over Thailand.',
    more: 'About',
    findBooking: 'Find my booking',
    aboutUs: 'About us',
    listing: 'Listing with us',
    follow: 'Follow us',
    cards: 'Cards we take',
    by: 'Provided by {{company}}',
    version: 'Version {{version}}',
  },
};
