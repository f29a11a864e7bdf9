import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { getI18n } from 'react-i18next';

/** Says a screen's texts again where the page is in their language: for texts that change in development. */
export function replaceTexts(language: Language, texts: Readonly<Record<string, object>> = {}) {
  const i18n = getI18n();
  if (i18n.language !== language) return;
  for (const [screen, words] of Object.entries(texts))
    i18n.addResourceBundle(language, screen, words);
  i18n.emit('languageChanged', language);
}
