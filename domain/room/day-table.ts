import type { Instant } from '../values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate, nightsBetween } from '../values/time/local-date.ts';
import { covers, type Period } from './period.ts';

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
