import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../ui/money.ts';
import type { DayField } from './differences.ts';

/** What a day says, in words. */
export function useDayWords() {
  const { t } = useTranslation();
  const word = (name: DayField, day: PricedDayJson): string => {
    const value = day[name];
    if (name === 'price') return formatBaht(day.price);
    if (typeof value === 'boolean') return t(value ? 'prices.closed' : 'prices.open');
    return value === null ? t('prices.noLimit') : t('prices.nights', { count: value });
  };
  /** The rules that stand, and the units left. */
  const rules = (day: PricedDayJson, left: number | undefined): string[] => [
    ...(day.minStay === null ? [] : [`${t('prices.minStay')} ${word('minStay', day)}`]),
    ...(day.maxStay === null ? [] : [`${t('prices.maxStay')} ${word('maxStay', day)}`]),
    ...(day.closedToArrival ? [t('prices.noArrival')] : []),
    ...(day.closedToDeparture ? [t('prices.noDeparture')] : []),
    ...(day.closed ? [t('prices.closed')] : []),
    ...(left === undefined ? [] : [t('prices.left', { count: left })]),
  ];
  return { word, rules };
}
