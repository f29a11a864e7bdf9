import type { I18nText } from './i18n-text.ts';

/** An entry of a list one chooses from. `code` is what is stored; labels may change, codes never. */
export type Listed = Readonly<{ code: string; label: I18nText }>;
