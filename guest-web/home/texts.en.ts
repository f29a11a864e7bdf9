import type { Translated } from '../i18n/dictionary.ts';
import type { homeTh } from './texts.th.ts';

export const homeEn: Translated<typeof homeTh> = {
  title: 'Home',
};
