import type { Translated } from '../../shell/texts.ts';
import type { paymentReturnTh } from './texts.th.ts';

export const paymentReturnEn: Translated<typeof paymentReturnTh> = {
  pending: {
    title: 'Confirming the payment',
    hint: 'Your bank is confirming it. This takes a few seconds, and the page updates automatically.',
  },
  successful: { title: 'Payment successful', hint: 'Your payment has arrived.' },
  failed: { title: 'Payment failed', hint: 'You have not been charged for this attempt.' },
  expired: {
    title: 'This payment has expired',
    hint: 'It was not paid in time. If you were charged after that, we will refund you.',
  },
  mismatched: {
    title: 'We are checking the payment',
    hint: 'The amount we received is not the amount due. We are checking it. Please do not pay again.',
  },
  elsewhere:
    'If you started paying in another browser or tab, please go back there, or open the booking link in your email.',
  find: 'Find your booking',
  home: 'Back to home',
};
