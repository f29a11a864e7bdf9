import type { Translated } from '../../shell/texts.ts';
import type { myBookingsTh } from './texts.th.ts';

export const myBookingsEn: Translated<typeof myBookingsTh> = {
  title: 'My bookings',
  hint: 'Bookings you have opened on this device, available offline. They are saved on this device only. Remove them if you share it.',
  none: 'You have not opened any bookings on this device yet.',
  offline: 'You are offline. These are the bookings you have opened on this device.',
  code: 'Booking number',
  remove: 'Remove {{code}} from this device',
  other: 'Booked on another device?',
  otherHint: 'Enter the email you booked with, and we will send you links to all your bookings.',
  mail: 'Send me the links',
  sent: 'Check your email',
  sentHint:
    'If there are bookings with this email, the links will arrive in a few minutes. Links we sent earlier still work. If nothing arrives, check your spam folder.',
  find: 'Find a booking by number',
};
