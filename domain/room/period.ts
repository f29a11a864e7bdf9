import { differs } from '../values/differs.ts';
import { type LocalDate, weekdayOf } from '../values/local-date.ts';
import { Refusal } from '../values/refusal.ts';

/**
 * Days from `from` up to, but not including, `to`; with `weekdays` (0 Sunday to 6 Saturday) only
 * those among them.
 */
export type Period = Readonly<{ from: LocalDate; to: LocalDate; weekdays?: readonly number[] }>;

export const covers = ({ from, to, weekdays }: Period, day: LocalDate): boolean =>
  from <= day && day < to && (weekdays === undefined || weekdays.includes(weekdayOf(day)));

/** The periods with one more; one that the new one covers entirely no longer says anything. */
export const withPeriod = <P extends Period>(periods: readonly P[], period: P): P[] => [
  ...(period.weekdays === undefined
    ? periods.filter(({ from, to }) => from < period.from || to > period.to)
    : periods),
  period,
];

/** Throws `stay-too-short` where a period covers no night. */
export function assertSomeDay({ from, to }: Period): void {
  if (from >= to) throw new Refusal('stay-too-short', 'A period covers at least one night');
}

/** Whether the last thing said was this very period. */
export function isSaidAgain<P extends Period>(periods: readonly P[], period: P): boolean {
  const last = periods.at(-1);
  return last !== undefined && last.weekdays?.length === period.weekdays?.length
    ? !differs(last, period)
    : false;
}
