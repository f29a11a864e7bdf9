import {
  addDays,
  type LocalDate,
  localDate,
  nightsBetween,
  weekdayOf,
} from '@baanpak/domain/values/time/local-date.ts';

/** Calendars go so many days back and ahead. */
export const DAYS_SHOWN = 730;
const A_FORTNIGHT = 14;

export const monthOf = (day: LocalDate): LocalDate => localDate(`${day.slice(0, 7)}-01`);
const nextMonth = (day: LocalDate): LocalDate => monthOf(addDays(monthOf(day), 31));

/** The days from one on that stand in the grid: its month, or two weeks. */
export function daysFrom(start: LocalDate, isMonth: boolean): readonly LocalDate[] {
  const [first, count] = isMonth
    ? [monthOf(start), nightsBetween(monthOf(start), nextMonth(start))]
    : [start, A_FORTNIGHT];
  return Array.from({ length: count }, (_, n) => addDays(first, n));
}

/** Where the days before, or behind, those shown begin. */
export function pageFrom(start: LocalDate, isMonth: boolean, direction: 1 | -1): LocalDate {
  if (!isMonth) return addDays(start, direction * A_FORTNIGHT);
  return direction === 1 ? nextMonth(start) : monthOf(addDays(monthOf(start), -1));
}

/** Days by weeks that begin on Sunday; null where the week has a day of another month. */
export function weeksOf(days: readonly LocalDate[]): (LocalDate | null)[][] {
  const [first] = days;
  if (first === undefined) return [];
  const cells = [...Array<null>(weekdayOf(first)).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, n) => cells.slice(n * 7, n * 7 + 7));
}

/** A day within what calendars show. */
export function dayInCalendars(day: LocalDate, today: LocalDate): LocalDate {
  const [first, last] = [addDays(today, -DAYS_SHOWN), addDays(today, DAYS_SHOWN - 1)];
  return day < first ? first : day > last ? last : day;
}
