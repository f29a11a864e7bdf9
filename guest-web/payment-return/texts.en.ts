import type { Translated } from '../i18n/dictionary.ts';
import type { paymentReturnTh } from './texts.th.ts';

export const paymentReturnEn: Translated<typeof paymentReturnTh> = {
  pending: {
    title: 'Confirming the payment',
    hint: 'Your bank is confirming it. This takes a few seconds, and the page updates by itself.',
  },
  successful: { title: 'Payment successful', hint: 'Your payment has arrived.' },
  failed: { title: 'Payment failed', hint: 'You have not been charged for this attempt.' },
  expired: {
    title: 'The time for this payment has run out',
    hint: 'It was not paid in time. If money was taken after that, we will refund it.',
  },
  mismatched: {
    title: 'We are checking the payment',
    hint: 'The amount we received is not the amount due. We are checking it. Please do not pay again.',
  },
  elsewhere:
    'If you started to pay in another browser or tab, please go back there, or open the link to your booking in your email.',
  find: 'Find your booking',
  home: 'Back to home',
};
