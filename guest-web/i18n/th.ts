import { bookingTh } from '../booking/texts.th.ts';
import { cartTh } from '../cart/texts.th.ts';
import { checkoutTh } from '../checkout/texts.th.ts';
import { checkoutOmiseTh } from '../checkout-omise/texts.th.ts';
import { checkoutServicesTh } from '../checkout-services/texts.th.ts';
import { homeTh } from '../home/texts.th.ts';
import { hotelTh } from '../hotel/texts.th.ts';
import { resultsTh } from '../results/texts.th.ts';
import { searchTh } from '../search/texts.th.ts';
import { successfulPaymentTh } from '../successful-payment/texts.th.ts';
import { problemsTh } from './problems.th.ts';
import { shellTh } from './shell.th.ts';

/** Every text of the site, by screen. */
export const th = {
  shell: shellTh,
  problems: problemsTh,
  home: homeTh,
  search: searchTh,
  results: resultsTh,
  hotel: hotelTh,
  cart: cartTh,
  checkoutServices: checkoutServicesTh,
  checkout: checkoutTh,
  checkoutOmise: checkoutOmiseTh,
  successfulPayment: successfulPaymentTh,
  booking: bookingTh,
};
