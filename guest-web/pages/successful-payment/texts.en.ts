import type { Translated } from '../../shell/texts.ts';
import type { successfulPaymentTh } from './texts.th.ts';

export const successfulPaymentEn: Translated<typeof successfulPaymentTh> = {
  title: 'Payment successful',
  thanks: 'Thank you, {{name}}. Your booking is confirmed.',
  sent: 'We will send the details to {{email}}',
  pending: 'Confirming your payment',
  pendingHint:
    'Your bank is confirming it. This takes a few seconds, and the page updates automatically.',
  mismatched: 'We are checking your payment',
  mismatchedHint:
    'The amount we received is not the amount due. We are checking it. Please do not pay again.',
  failed: 'Payment failed',
  failedHint:
    'You have not been charged and your room is still held. You can try again or choose another method.',
  again: 'Try paying again',
  canceled: 'Booking canceled',
  canceledHint: 'Your time to pay ran out. If you were charged after that, we will refund you.',
  receipt: 'Payment summary',
  code: 'Booking number',
  room: 'Room',
  hotel: 'Hotel',
  dates: 'Dates',
  guest: 'Booked by',
  paidBy: 'Payment method',
  paid: 'Paid',
  total: 'Total',
  next: {
    title: 'What’s next',
    mail: 'Check your email: we are sending your receipt and calendar file to {{email}}.',
    online:
      'Check in online before you travel: tell the hotel your arrival time and send your documents.',
    checkIn: 'Check in online',
    tell: 'Tell the hotel your arrival time and any special requests.',
    toBooking: 'Go to your booking',
    come: 'Check in on {{day}}.',
    comeFrom: 'Check in on {{day}}, from {{time}}.',
    show: 'At reception, show booking number {{code}} and your passport or ID card.',
    change: 'Change of plans? Change dates or request a refund on your booking page.',
  },
  toBooking: 'View booking',
  home: 'Back to home',
};
