import { type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';

/** A day as the calendar's library wants it: noon, so that no clock change moves it. */
export function toCalendarDate(day: LocalDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day that the library means. */
export function fromCalendarDate(date: Date): LocalDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return localDate(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}
