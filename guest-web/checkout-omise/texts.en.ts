import type { Translated } from '../i18n/dictionary.ts';
import type { checkoutOmiseTh } from './texts.th.ts';

export const checkoutOmiseEn: Translated<typeof checkoutOmiseTh> = {
  title: 'Payment',
};
