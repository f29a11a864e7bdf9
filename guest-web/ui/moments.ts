import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, bangkokTime } from '@baanpak/domain/values/time/local-date.ts';
import { formatDay } from './dates.ts';

/** A moment in words, in Bangkok's time: 21 Nov 2026, 14:32. */
export function formatMoment(moment: string, language: Language): string {
  const day = formatDay(bangkokDay(instant(moment)), language);
  return `${day}${language === 'th' ? '' : ','} ${formatTime(moment)}`;
}

/** A moment's time of day, in Bangkok: 14:32. */
export const formatTime = (moment: string): string => bangkokTime(instant(moment));
