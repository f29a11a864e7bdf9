import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Translated } from '../i18n/i18n.ts';
import type { Texts } from '../i18n/ra-texts.ts';
import type { th } from '../i18n/th.ts';

type Loaded = Readonly<{ texts: Translated<typeof th>; ra: Texts }>;

/** The texts of a language, loaded alone. */
export const TEXTS: Readonly<Record<Language, () => Promise<Loaded>>> = {
  th: async () => {
    const { th, ra } = await import('../i18n/th.ts');
    return { texts: th, ra };
  },
  en: async () => {
    const { en, ra } = await import('../i18n/en.ts');
    return { texts: en, ra };
  },
};
