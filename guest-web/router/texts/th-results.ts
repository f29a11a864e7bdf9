import { resultsTh } from '../../pages/results/texts.th.ts';

/** The texts of what a search finds. */
export const thResults = {
  results: resultsTh,
};
