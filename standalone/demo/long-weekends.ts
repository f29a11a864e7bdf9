import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** Public holidays on a fixed date, MM-DD; New Year and Songkran have prices of their own. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '05-01', // Labour Day
  '05-04', // Coronation Day
  '07-28', // the King's birthday
  '08-12', // the Queen Mother's birthday
  '10-13', // Navamindra Maharaj Day
  '10-23', // Chulalongkorn Day
  '12-05', // Father's Day
  '12-10', // Constitution Day
]);

/** The day of the week, Sunday 0. A date without a time is read as UTC, so no zone can shift it. */
export const weekday = (day: LocalDate): number => new Date(day).getUTCDay();

/** True for a night between two days off of a weekend that a public holiday makes longer. */
export function isLongWeekend(night: LocalDate): boolean {
  const friday = addDays(night, -((weekday(night) - 4 + 7) % 7) + 1);
  const mondayOff = [1, 2, 3].some((days) => isHoliday(addDays(friday, days)));
  switch (weekday(night)) {
    case 4:
      return isHoliday(friday);
    case 5:
    case 6:
      return isHoliday(friday) || mondayOff;
    case 0:
      return mondayOff;
    default:
      return false;
  }
}

const isHoliday = (day: LocalDate) => HOLIDAYS.has(day.slice(5));
