import { cancellationTh } from '../../features/cancellation/texts.th.ts';
import { cartTh } from '../../features/cart/texts.th.ts';
import { heldTh } from '../../features/held/texts.th.ts';
import { reviewsTh } from '../../features/reviews/texts.th.ts';
import { searchTh } from '../../features/search/texts.th.ts';
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
