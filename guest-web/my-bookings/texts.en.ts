import type { Translated } from '../i18n/dictionary.ts';
import type { myBookingsTh } from './texts.th.ts';

export const myBookingsEn: Translated<typeof myBookingsTh> = {
  title: 'My bookings',
  hint: 'Bookings you have opened on this device. You can read them offline. They are kept on this device only, so remove them if you share it.',
  none: 'You have not opened any bookings on this device yet.',
  offline: 'You are offline. These are the bookings you have opened on this device.',
  code: 'Booking number',
  remove: 'Remove {{code}} from this device',
  other: 'Booked on another device?',
  otherHint: 'Enter the email you booked with. We send it the links of all bookings in one mail.',
  mail: 'Send me all links',
  sent: 'Please look into your email',
  sentHint:
    'If there are bookings of this email, their links arrive in a few minutes. If you asked a moment ago, the mail of then is still good. If nothing comes, look into your spam folder.',
  find: 'Find one booking by its number',
};
