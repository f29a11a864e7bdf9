import type { Translated } from '../i18n/dictionary.ts';
import type { bookingTh } from './texts.th.ts';

export const bookingEn: Translated<typeof bookingTh> = {
  title: 'Your booking',
};
