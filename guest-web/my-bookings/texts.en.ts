import type { Translated } from '../i18n/dictionary.ts';
import type { myBookingsTh } from './texts.th.ts';

export const myBookingsEn: Translated<typeof myBookingsTh> = {
  title: 'My bookings',
  hint: 'Bookings opened on this device. You can read them without a connection. They are kept on this device only; if you share it, remove them.',
  none: 'No booking has been opened on this device yet.',
  offline: 'You are offline. These bookings were opened on this device.',
  code: 'Booking number',
  remove: 'Remove {{code}} from this device',
  other: 'Booked on another device?',
  otherHint: 'We can send the link to the email you booked with.',
  find: 'Find a booking',
};
