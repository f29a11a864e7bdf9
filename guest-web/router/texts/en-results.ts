import { resultsEn } from '../../pages/results/texts.en.ts';
import type { ResultsDictionary } from './i18n.ts';

export const enResults: ResultsDictionary = {
  results: resultsEn,
};
