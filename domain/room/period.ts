import { Refusal } from '../values/decider/refusal.ts';
import { addDays, type LocalDate, nightsBetween, weekdayOf } from '../values/time/local-date.ts';

/**
 * Days from `from` up to, but not including, `to`; with `weekdays` (0 Sunday to 6 Saturday) only
 * those among them.
 */
export type Period = Readonly<{ from: LocalDate; to: LocalDate; weekdays?: readonly number[] }>;

const A_WEEK = 7;

export const covers = ({ from, to, weekdays }: Period, day: LocalDate): boolean =>
  from <= day && day < to && (weekdays === undefined || weekdays.includes(weekdayOf(day)));

/** Throws `stay-too-short` where a period covers no night. */
export function assertSomeDay({ from, to }: Period): void {
  if (from >= to) throw new Refusal('stay-too-short', 'A period covers at least one night');
}

/** The days that a period covers, the first first. */
export const daysOf = (period: Period): LocalDate[] =>
  Array.from({ length: Math.max(0, nightsBetween(period.from, period.to)) }, (_, n) =>
    addDays(period.from, n),
  ).filter((day) => covers(period, day));

/** Whether there is a day that both cover; weekdays come round in seven days. */
export function haveDayInCommon(one: Period, other: Period): boolean {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  const week = Math.min(A_WEEK, nightsBetween(from, to));
  for (let n = 0; n < week; n += 1) {
    const day = addDays(from, n);
    if (covers(one, day) && covers(other, day)) return true;
  }
  return false;
}

/** Few periods that cover these days and no others: one where they are all of some weekdays, else runs. */
export function periodsOf(days: readonly LocalDate[]): Period[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weekdays = [...new Set(days.map(weekdayOf))].sort();
  const whole = { from: first, to: addDays(last, 1) };
  const period = weekdays.length < A_WEEK ? { ...whole, weekdays } : whole;
  const runs = runsOf(days);
  return runs.length === 1 || daysOf(period).length > days.length ? runs : [period];
}

/** Days in order, those that follow one another in one. */
export function runsOf(days: readonly LocalDate[]): { from: LocalDate; to: LocalDate }[] {
  const runs: { from: LocalDate; to: LocalDate }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.to === day) runs[runs.length - 1] = { from: last.from, to: addDays(day, 1) };
    else runs.push({ from: day, to: addDays(day, 1) });
  }
  return runs;
}
