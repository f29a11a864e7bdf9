import type { Translated } from '../i18n/dictionary.ts';
import type { checkoutTh } from './texts.th.ts';

export const checkoutEn: Translated<typeof checkoutTh> = {
  title: 'Your details',
};
