import { homeEn } from '../../pages/home/texts.en.ts';
import { homeTh } from '../../pages/home/texts.th.ts';
import { hotelEn } from '../../pages/hotel/texts.en.ts';
import { hotelTh } from '../../pages/hotel/texts.th.ts';
import { resultsEn } from '../../pages/results/texts.en.ts';
import { resultsTh } from '../../pages/results/texts.th.ts';
import { en } from './en.ts';
import { enBooking } from './en-booking.ts';
import { th } from './th.ts';
import { thBooking } from './th-booking.ts';

/** All that guests' pages say, for the server, which has it from its start. A browser loads it in parts (dictionaries.ts). */
export const ALL_TEXTS = {
  th: { ...th, home: homeTh, hotel: hotelTh, results: resultsTh, ...thBooking },
  en: { ...en, home: homeEn, hotel: hotelEn, results: resultsEn, ...enBooking },
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: (typeof ALL_TEXTS)['th'];
  }
}
