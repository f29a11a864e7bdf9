import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../ui/formats.ts';

/** Days, one after the other, that change in the same way; `to` is the last of them. */
export type Difference = Readonly<{
  from: string;
  to: string;
  before: PricedDayJson;
  after: PricedDayJson;
}>;

const SAID = [
  'price',
  'minStay',
  'maxStay',
  'closedToArrival',
  'closedToDeparture',
  'closed',
] as const;
type DayField = (typeof SAID)[number];

/** What differs between two answers about the same days. */
export const changedDayFields = ({ before, after }: Difference): DayField[] =>
  SAID.filter((name) => before[name] !== after[name]);

const isSame = (one: PricedDayJson, other: PricedDayJson): boolean =>
  SAID.every((name) => one[name] === other[name]);

/** How days change, those that follow one another and change alike in one. */
export function differencesOf(
  before: readonly PricedDayJson[],
  after: readonly PricedDayJson[],
): Difference[] {
  const byDate = new Map(before.map((day) => [day.date, day]));
  const found: Difference[] = [];
  for (const day of after) {
    const was = byDate.get(day.date);
    if (!was || isSame(was, day)) continue;
    const last = found.at(-1);
    const follows = last && addDays(localDate(last.to), 1) === day.date;
    if (last && follows && isSame(last.before, was) && isSame(last.after, day))
      found[found.length - 1] = { ...last, to: day.date };
    else found.push({ from: day.date, to: day.date, before: was, after: day });
  }
  return found;
}

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
