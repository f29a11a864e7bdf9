import type { Translated } from '../i18n/dictionary.ts';
import type { successfulPaymentTh } from './texts.th.ts';

export const successfulPaymentEn: Translated<typeof successfulPaymentTh> = {
  title: 'Payment successful',
};
