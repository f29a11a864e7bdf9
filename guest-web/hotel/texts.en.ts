import type { Translated } from '../i18n/dictionary.ts';
import type { hotelTh } from './texts.th.ts';

export const hotelEn: Translated<typeof hotelTh> = {
  title: 'Hotel',
};
