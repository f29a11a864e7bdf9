import { cancellationTh } from '../cancellation/texts.th.ts';
import { cartTh } from '../cart/texts.th.ts';
import { heldTh } from '../held/texts.th.ts';
import { homeTh } from '../home/texts.th.ts';
import { hotelTh } from '../hotel/texts.th.ts';
import { resultsTh } from '../results/texts.th.ts';
import { reviewsTh } from '../reviews/texts.th.ts';
import { searchTh } from '../search/texts.th.ts';
import { callProblemsTh } from './call-problems.th.ts';
import { shellTh } from './shell.th.ts';

/** The texts of every page one looks around on, by screen; the others' are in th-booking.ts. */
export const th = {
  shell: shellTh,
  problems: callProblemsTh,
  home: homeTh,
  search: searchTh,
  results: resultsTh,
  hotel: hotelTh,
  cart: cartTh,
  cancellation: cancellationTh,
  held: heldTh,
  reviews: reviewsTh,
};
