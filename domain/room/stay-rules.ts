import { type LocalDate, nightsBetween, type Stay } from '../values/local-date.ts';
import { covers, type Period } from './period.ts';

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

/** The rules on a day: of each, what was said of it last. */
export function rulesOn(periods: readonly RulePeriod[], day: LocalDate): StayRules {
  const said = periods.filter((period) => covers(period, day)).map(({ rules }) => rules);
  return Object.assign({ ...NO_RULES }, ...said) as StayRules;
}

/** Whether the rules forbid a stay. */
export function areBroken(periods: readonly RulePeriod[], { checkIn, checkOut }: Stay): boolean {
  const { minStay, maxStay, closedToArrival } = rulesOn(periods, checkIn);
  const nights = nightsBetween(checkIn, checkOut);
  return (
    closedToArrival ||
    rulesOn(periods, checkOut).closedToDeparture ||
    (minStay !== null && nights < minStay) ||
    (maxStay !== null && nights > maxStay)
  );
}
