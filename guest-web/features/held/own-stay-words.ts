import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { formatDay } from '../../ui/dates.ts';
import { formatTime } from '../../ui/moments.ts';
import type { OwnStay } from './own-holds.ts';

/** Says until when a stay is held, and for which nights. */
export function useOwnStayWords() {
  const { t } = useTranslation('held');
  const { language } = useApp().api;
  return ({ until, stay }: OwnStay) => ({
    title: t('yours', { time: formatTime(until) }),
    hint: t('yoursHint', {
      start: formatDay(stay.checkIn, language),
      end: formatDay(stay.checkOut, language),
    }),
  });
}
