import { cancellationEn } from '../../features/cancellation/texts.en.ts';
import { cartEn } from '../../features/cart/texts.en.ts';
import { heldEn } from '../../features/held/texts.en.ts';
import { reviewsEn } from '../../features/reviews/texts.en.ts';
import { searchEn } from '../../features/search/texts.en.ts';
import { callProblemsEn } from './call-problems.en.ts';
import type { Dictionary } from './i18n.ts';
import { shellEn } from './shell.en.ts';

export const en: Dictionary = {
  shell: shellEn,
  problems: callProblemsEn,
  search: searchEn,
  cart: cartEn,
  cancellation: cancellationEn,
  held: heldEn,
  reviews: reviewsEn,
};
