import { nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { formatDay } from '../../ui/dates.ts';
import type { Criteria } from './criteria.ts';

/** When a stay is to be: on its days or, where a month is named, on any in that of so many nights. */
export type When = Pick<Criteria, 'stay' | 'month' | 'nights'>;

/** Says when a stay is to be: its days, or a month and how many nights. */
export function useWhenWords(): (when: When, style?: 'short' | 'medium') => string {
  const { t } = useTranslation('shell');
  const { language } = useApp().api;
  return ({ stay, month, nights }, style = 'short') =>
    month
      ? `${formatDay(month, language, 'month')} · ${t('nights', { count: nights })}`
      : [stay.checkIn, stay.checkOut].map((day) => formatDay(day, language, style)).join(' – ') +
        (style === 'medium'
          ? ` · ${t('nights', { count: nightsBetween(stay.checkIn, stay.checkOut) })}`
          : '');
}
