import type { Translated } from '../i18n/dictionary.ts';
import type { resultsTh } from './texts.th.ts';

export const resultsEn: Translated<typeof resultsTh> = {
  title: 'Places to stay',
};
