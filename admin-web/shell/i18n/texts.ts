import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Translated } from './i18n.ts';
import type { Texts } from './ra-texts.ts';
import type { th } from './th.ts';

type Loaded = Readonly<{ texts: Translated<typeof th>; ra: Texts }>;

/** The texts of a language, loaded alone. */
export const TEXTS: Readonly<Record<Language, () => Promise<Loaded>>> = {
  th: async () => {
    const { th, ra } = await import('./th.ts');
    return { texts: th, ra };
  },
  en: async () => {
    const { en, ra } = await import('./en.ts');
    return { texts: en, ra };
  },
};
