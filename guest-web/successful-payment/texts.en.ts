import type { Translated } from '../i18n/dictionary.ts';
import type { successfulPaymentTh } from './texts.th.ts';

export const successfulPaymentEn: Translated<typeof successfulPaymentTh> = {
  title: 'Payment successful',
  thanks: 'Thank you, {{name}}. Your booking is confirmed.',
  sent: 'The details go to {{email}}',
  pending: 'Confirming your payment',
  pendingHint: 'Your bank is confirming it. It takes a few seconds; this page updates by itself.',
  mismatched: 'We are checking your payment',
  mismatchedHint:
    'What arrived is not what was to be paid. We are checking it; please do not pay again.',
  failed: 'Payment failed',
  failedHint:
    'Nothing was charged and the room is still yours. You can try again or choose another way.',
  again: 'Try to pay again',
  canceled: 'Booking canceled',
  canceledHint: 'The time to pay has run out. If money was taken after that, we pay it back.',
  receipt: 'Summary of your payment',
  code: 'Booking number',
  room: 'Room',
  dates: 'Dates',
  guest: 'Booked by',
  paidBy: 'Paid by',
  online: 'Online payment',
  direct: 'Transfer to the hotel',
  paid: 'Paid',
  total: 'Total',
  taxes: 'VAT included',
  next: {
    title: 'What comes next',
    mail: 'Look into {{email}}: receipt and calendar file are on their way.',
    online: 'Check in online before you come: say when you arrive and send your documents.',
    checkIn: 'Check in online',
    tell: 'Tell the hotel when you arrive and what you would like.',
    toBooking: 'On the booking page',
    come: 'Come on {{day}}.',
    comeFrom: 'Come on {{day}}, from {{time}}.',
    show: 'At the desk, show your booking number {{code}} and your passport or identity card.',
    change: 'If plans change, the booking page has other dates and refunds.',
  },
  toBooking: 'See the booking',
  home: 'Back to home',
};
