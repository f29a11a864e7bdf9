import { Refusal } from '../values/decider/refusal.ts';
import { type LocalDate, weekdayOf } from '../values/time/local-date.ts';

/**
 * Days from `from` up to, but not including, `to`; with `weekdays` (0 Sunday to 6 Saturday) only
 * those among them.
 */
export type Period = Readonly<{ from: LocalDate; to: LocalDate; weekdays?: readonly number[] }>;

export const covers = ({ from, to, weekdays }: Period, day: LocalDate): boolean =>
  from <= day && day < to && (weekdays === undefined || weekdays.includes(weekdayOf(day)));

/** Throws `stay-too-short` where a period covers no night. */
export function assertSomeDay({ from, to }: Period): void {
  if (from >= to) throw new Refusal('stay-too-short', 'A period covers at least one night');
}
