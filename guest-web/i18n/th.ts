import { cancellationTh } from '../cancellation/texts.th.ts';
import { cartTh } from '../cart/texts.th.ts';
import { heldTh } from '../held/texts.th.ts';
import { reviewsTh } from '../reviews/texts.th.ts';
import { searchTh } from '../search/texts.th.ts';
import { callProblemsTh } from './call-problems.th.ts';
import { shellTh } from './shell.th.ts';

/** The texts most pages say, by screen; the others' are in th-home.ts, th-hotel.ts, th-results.ts and th-booking.ts. */
export const th = {
  shell: shellTh,
  problems: callProblemsTh,
  search: searchTh,
  cart: cartTh,
  cancellation: cancellationTh,
  held: heldTh,
  reviews: reviewsTh,
};
