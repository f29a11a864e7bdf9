import { cancellationEn } from '../../features/cancellation/texts.en.ts';
import { cartEn } from '../../features/cart/texts.en.ts';
import { heldEn } from '../../features/held/texts.en.ts';
import { reviewsEn } from '../../features/reviews/texts.en.ts';
import { searchEn } from '../../features/search/texts.en.ts';
import type { CallProblemText } from '../../shell/api/problem.ts';
import type { Translated } from '../../shell/texts.ts';
import type { th } from './th.ts';

const shellEn: Translated<(typeof th)['shell']> = {
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

export const callProblemsEn: CallProblemText = {
  'invalid-request': 'Something is missing or invalid. Please check what you entered',
  'too-many-requests': 'Too many requests. Please wait a moment and try again',
  'store-away': 'We are temporarily unavailable. Please try again in a moment',
  internal: 'Something went wrong on our side. Please try again',
  offline: 'We cannot reach the server. Please check your connection and try again',
};

export const en: Translated<typeof th> = {
  shell: shellEn,
  problems: callProblemsEn,
  search: searchEn,
  cart: cartEn,
  cancellation: cancellationEn,
  held: heldEn,
  reviews: reviewsEn,
};
