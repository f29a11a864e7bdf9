import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  nightsBetween,
  weekdayOf,
} from '../values/time/local-date.ts';

// Periods of days, and a value for each day.

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

/** How many days a period covers, however long it is. */
function countDays({ from, to, weekdays }: Period): number {
  const length = Math.max(0, nightsBetween(from, to));
  if (weekdays === undefined) return length;
  const rest = length % A_WEEK;
  const lastDays = { from: addDays(to, -rest), to, weekdays };
  return ((length - rest) / A_WEEK) * weekdays.length + daysOf(lastDays).length;
}

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
  return runs.length === 1 || countDays(period) > days.length ? runs : [period];
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

/**
 * A value for each day, the last one set: as long as the days it spans, however often values were
 * set. `first` is the day of the first value; null is a day without one.
 */
export type DayTable<Value> = Readonly<{
  first: LocalDate | null;
  values: readonly (Value | null)[];
}>;

export const NO_DAYS: DayTable<never> = { first: null, values: [] };

/** Calendars go back two years; values of earlier days are dropped. */
export const DAYS_REMEMBERED = 731;

/** The value of a day; null where there is none. */
export const onDay = <Value>({ first, values }: DayTable<Value>, day: LocalDate): Value | null =>
  first === null || day < first ? null : (values[nightsBetween(first, day)] ?? null);

/**
 * The table with a new value on each day of a period. `say` gets the value before, and gives the same
 * value for days that had the same. Gives the very table where nothing changes.
 */
export function withDays<Value>(
  table: DayTable<Value>,
  period: Period,
  say: (before: Value | null) => Value | null,
): DayTable<Value> {
  const first = table.first === null || period.from < table.first ? period.from : table.first;
  const lead = table.first === null ? 0 : nightsBetween(first, table.first);
  const values = [...Array<Value | null>(lead).fill(null), ...table.values];
  const from = nightsBetween(first, period.from);
  const to = nightsBetween(first, period.to);
  while (values.length < to) values.push(null);
  const answers = new Map<Value | null, Value | null>();
  let changed = false;
  for (let n = from; n < to; n += 1) {
    if (period.weekdays !== undefined && !covers(period, addDays(first, n))) continue;
    const before = values[n] ?? null;
    const value = answers.get(before) ?? say(before);
    answers.set(before, value);
    changed ||= value !== before;
    values[n] = value;
  }
  return changed ? { first, values } : table;
}

/** Without the days that were long past when an event was recorded. */
export function withoutPastDays<Value>(
  table: DayTable<Value>,
  recordedAt: Instant | undefined,
): DayTable<Value> {
  if (table.first === null || recordedAt === undefined) return table;
  const oldest = addDays(bangkokDay(recordedAt), -DAYS_REMEMBERED);
  if (table.first >= oldest) return table;
  const values = table.values.slice(nightsBetween(table.first, oldest));
  return values.length > 0 ? { first: oldest, values } : NO_DAYS;
}
