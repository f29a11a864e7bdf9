import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';

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
export type DayField = (typeof SAID)[number];

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
