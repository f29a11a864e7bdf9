import type { Translated } from '../i18n/dictionary.ts';
import type { paymentReturnTh } from './texts.th.ts';

export const paymentReturnEn: Translated<typeof paymentReturnTh> = {
  pending: {
    title: 'Confirming the payment',
    hint: 'The bank is confirming it. It takes a few seconds; this page updates by itself.',
  },
  successful: { title: 'Payment successful', hint: 'The money has arrived.' },
  failed: { title: 'Payment failed', hint: 'Nothing was charged with this try.' },
  expired: {
    title: 'The time for this payment is over',
    hint: 'It was not paid in time. If money was taken after that, we pay it back.',
  },
  mismatched: {
    title: 'We are checking the payment',
    hint: 'What arrived is not what was to be paid. We are checking it; please do not pay again.',
  },
  elsewhere:
    'If you began to pay in another browser or tab, please go back there, or open the link to your booking from your mail.',
  find: 'Find your booking',
  home: 'Back to home',
};
