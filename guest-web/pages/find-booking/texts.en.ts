import type { Translated } from '../../shell/texts.ts';
import type { findBookingTh } from './texts.th.ts';

export const findBookingEn: Translated<typeof findBookingTh> = {
  title: 'Find my booking',
  hint: 'Enter your booking number and the email you booked with, and we will send you the link.',
  code: 'Booking number',
  codeHint: 'For example, BK-7Q2MX4',
  find: 'Send me the link',
  sent: 'Check your email',
  sentHint:
    'If the number and email match a booking, the link will arrive in a few minutes. If it does not, check your spam folder or what you entered.',
};
