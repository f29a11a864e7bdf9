import { differs } from '../values/decider/differs.ts';
import { type LocalDate, nightsBetween, nightsOf, type Stay } from '../values/time/local-date.ts';
import { type DayTable, onDay, type Period, withDays } from './day-table.ts';

/** What stays may begin or end on a day, or stay its night; the fewest and most nights are of stays that begin on it. */
export type StayRules = Readonly<{
  minStay: number | null;
  maxStay: number | null;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  /** Nobody stays the night that begins here. */
  closed: boolean;
}>;

/** Says some of the rules for its days. */
export type RulePeriod = Period & Readonly<{ rules: Partial<StayRules> }>;

const NO_RULES: StayRules = {
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  closed: false,
};

/** The rules of each day; days with the same rules share one value. */
export type RulesByDay = DayTable<Partial<StayRules>>;

/** The rules on a day: of each, the one set last. */
export const rulesOn = (rules: RulesByDay, day: LocalDate): StayRules =>
  rulesFrom(onDay(rules, day));

/** The rules of a day of which so much is stated; null is nothing. */
export const rulesFrom = (stated: Partial<StayRules> | null): StayRules => ({
  ...NO_RULES,
  ...stated,
});

/** The table with a period's rules stated again, each for itself; the very same where that is no news. */
export const withRules = (table: RulesByDay, { rules, ...period }: RulePeriod): RulesByDay =>
  withDays(table, period, (before) =>
    before !== null && !differs(before, rules) ? before : { ...before, ...rules },
  );

/** Whether the rules forbid a stay. */
export const areBroken = (rules: RulesByDay, stay: Stay): boolean =>
  forbid(rulesOn(rules, stay.checkIn), rulesOn(rules, stay.checkOut), nightsOfStay(stay)) ||
  nightsOf(stay).some((night) => rulesOn(rules, night).closed);

const nightsOfStay = ({ checkIn, checkOut }: Stay): number => nightsBetween(checkIn, checkOut);

/** Whether the rules of its first day and of the day it ends forbid a stay of so many nights. */
export const forbid = (arrival: StayRules, departure: StayRules, nights: number): boolean =>
  arrival.closedToArrival ||
  departure.closedToDeparture ||
  (arrival.minStay !== null && nights < arrival.minStay) ||
  (arrival.maxStay !== null && nights > arrival.maxStay);
