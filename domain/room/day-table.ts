import type { Instant } from '../values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate, nightsBetween } from '../values/time/local-date.ts';
import { covers, type Period } from './period.ts';

/**
 * What is said of days, the last word of each: as long as the days it spans, however often it was
 * said. `first` is the day of the first value; null is a day nothing is said of.
 */
export type DayTable<Value> = Readonly<{
  first: LocalDate | null;
  values: readonly (Value | null)[];
}>;

export const NO_DAYS: DayTable<never> = { first: null, values: [] };

/** Calendars go back two years; what was said of earlier days is forgotten. */
const DAYS_REMEMBERED = 731;

/** What is said of a day; null where nothing is. */
export const onDay = <Value>({ first, values }: DayTable<Value>, day: LocalDate): Value | null =>
  first === null || day < first ? null : (values[nightsBetween(first, day)] ?? null);

/**
 * The table with each day of a period said anew. `say` is told what was said before, and is the same
 * value for days that had the same. Gives the very table where nothing changes.
 */
export function withDays<Value>(
  table: DayTable<Value>,
  period: Period,
  say: (before: Value | null) => Value,
): DayTable<Value> {
  const first = table.first === null || period.from < table.first ? period.from : table.first;
  const lead = table.first === null ? 0 : nightsBetween(first, table.first);
  const values = [...Array<Value | null>(lead).fill(null), ...table.values];
  const from = nightsBetween(first, period.from);
  const to = nightsBetween(first, period.to);
  while (values.length < to) values.push(null);
  const answers = new Map<Value | null, Value>();
  let changed = false;
  for (let n = from; n < to; n += 1) {
    if (period.weekdays !== undefined && !covers(period, addDays(first, n))) continue;
    const before = values[n] ?? null;
    const said = answers.get(before) ?? say(before);
    answers.set(before, said);
    changed ||= said !== before;
    values[n] = said;
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
