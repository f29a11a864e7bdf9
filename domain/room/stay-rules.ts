import { differs } from '../values/decider/differs.ts';
import { type LocalDate, nightsBetween, type Stay } from '../values/time/local-date.ts';
import { type DayTable, onDay, withDays } from './day-table.ts';
import type { Period } from './period.ts';

/** What stays may begin or end on a day; the fewest and most nights are of stays that begin on it. */
export type StayRules = Readonly<{
  minStay: number | null;
  maxStay: number | null;
  closedToArrival: boolean;
  closedToDeparture: boolean;
}>;

/** Says some of the rules for its days. */
export type RulePeriod = Period & Readonly<{ rules: Partial<StayRules> }>;

const NO_RULES: StayRules = {
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
};

/** What is said of the rules of each day; two days of which the same is said share one value. */
export type RulesByDay = DayTable<Partial<StayRules>>;

/** The rules on a day: of each, what was said of it last. */
export const rulesOn = (rules: RulesByDay, day: LocalDate): StayRules => ({
  ...NO_RULES,
  ...onDay(rules, day),
});

/** The table with a period's rules said anew, each for itself; the very same where that is no news. */
export const withRules = (table: RulesByDay, { rules, ...period }: RulePeriod): RulesByDay =>
  withDays(table, period, (before) =>
    before !== null && !differs(before, rules) ? before : { ...before, ...rules },
  );

/** Whether the rules forbid a stay. */
export function areBroken(rules: RulesByDay, { checkIn, checkOut }: Stay): boolean {
  const { minStay, maxStay, closedToArrival } = rulesOn(rules, checkIn);
  const nights = nightsBetween(checkIn, checkOut);
  return (
    closedToArrival ||
    rulesOn(rules, checkOut).closedToDeparture ||
    (minStay !== null && nights < minStay) ||
    (maxStay !== null && nights > maxStay)
  );
}
