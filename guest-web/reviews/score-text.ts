import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

/** A score as people read it: 8.7, and 10 as it is. */
export const scoreText = (score: number, language: Language): string =>
  score.toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', { maximumFractionDigits: 1 });
