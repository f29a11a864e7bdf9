import { type Instant, instant } from './instant.ts';

/** A day in Bangkok as `YYYY-MM-DD`; compares as text and is never a `Date` (days would shift). */
export type LocalDate = string & { readonly __unit: 'local-date' };

/** A stay: nights from check-in up to, but not including, check-out. */
export type Stay = Readonly<{ checkIn: LocalDate; checkOut: LocalDate }>;

const FORMAT = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAY = 86_400_000;
const BANGKOK = 7 * 3_600_000; // no daylight saving since 1920

/** True for a day that exists: 2028-02-29 does, 2026-02-29 does not. */
export function isLocalDate(text: string): text is LocalDate {
  const [, year, month, day] = FORMAT.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

/** 0 for a month that does not exist. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** Reads `YYYY-MM-DD`, with or without `T00:00:00`; throws RangeError for anything else. */
export function localDate(text: string): LocalDate {
  const day = text.endsWith('T00:00:00') ? text.slice(0, -'T00:00:00'.length) : text;
  if (!isLocalDate(day)) throw new RangeError(`Not a date: ${text}`);
  return day;
}

export const addDays = (day: LocalDate, days: number): LocalDate =>
  fromTime(toTime(day) + days * DAY);

/** How many nights from `checkIn` to `checkOut`; negative when they are the wrong way round. */
export const nightsBetween = (checkIn: LocalDate, checkOut: LocalDate): number =>
  Math.round((toTime(checkOut) - toTime(checkIn)) / DAY);

/** Each night of a stay, named by the day it begins. */
export const nightsOf = ({ checkIn, checkOut }: Stay): LocalDate[] =>
  Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, n) =>
    addDays(checkIn, n),
  );

/** 0 for Sunday up to 6 for Saturday. */
export const weekdayOf = (day: LocalDate): number => new Date(toTime(day)).getUTCDay();

/** Two stays share at least one night. */
export const overlap = (a: Stay, b: Stay): boolean =>
  a.checkIn < b.checkOut && b.checkIn < a.checkOut;

/** The day it is in Bangkok at that moment. */
export const bangkokDay = (moment: Instant): LocalDate => fromTime(Date.parse(moment) + BANGKOK);

/** What clocks show in Bangkok at that moment: 14:32. */
export const bangkokTime = (moment: Instant): string =>
  instant(Date.parse(moment) + BANGKOK).slice('2026-11-21T'.length, -':00.000Z'.length);

/** The moment a day begins in Bangkok. */
export const startOfDay = (day: LocalDate): Instant => instant(toTime(day) - BANGKOK);

const toTime = (day: LocalDate) => Date.parse(day); // a date alone is read as UTC
// put together by hand: toISOString takes three times as long, and a night is named often
const fromTime = (time: number): LocalDate => {
  const date = new Date(time);
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}` as LocalDate;
};
const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`);
