import type { Translated } from '../i18n/dictionary.ts';
import type { findBookingTh } from './texts.th.ts';

export const findBookingEn: Translated<typeof findBookingTh> = {
  title: 'Find my booking',
  hint: 'Enter your booking number and the email you booked with. We send the link there.',
  code: 'Booking number',
  codeHint: 'Such as BK-7Q2MX4',
  find: 'Send me the link',
  sent: 'Please look into your email',
  sentHint:
    'If number and email belong to a booking, its link arrives in a few minutes. If not, look into your spam folder or check what you entered.',
};
