import type { Resource } from '@baanpak/domain/values/schema/route.ts';

// The resources of the back office, at the paths that react-admin calls.

const resource = (name: string, one: string, many: string): Resource => ({
  path: `/admin-api/${name}`,
  one,
  many,
});

export const HOTELS = resource('hotels', 'hotel', 'hotels');
export const ROOMS = resource('rooms', 'room', 'rooms');
export const USERS = resource('users', 'user', 'users');
export const SITE = resource('site', 'site', 'sites');
export const PARTNERS = resource('partners', 'partner', 'partners');
export const REVIEWS = resource('reviews', 'review', 'reviews');
export const PAYMENTS = resource('payments', 'payment', 'payments');
export const REFUNDS = resource('refunds', 'refund', 'refunds');
export const CASES = resource('cases', 'case', 'cases');
export const EVENTS = resource('events', 'event', 'events');

const caseStatus = 'open'; // asked of cases alone
export const BOOKINGS = {
  ...resource('bookings', 'book', 'books'),
  fixed: { collection: undefined, caseStatus },
};
export const BOOKING_HISTORY = {
  ...resource('booking-history', 'book', 'books'),
  fixed: { collection: 'booking_history_static', caseStatus },
};
