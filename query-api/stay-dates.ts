import { DAYS_AHEAD } from '@baanpak/domain/booking/stay-rules.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import {
  addDays,
  type LocalDate,
  localDate,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';

const CALENDAR_DAYS = 365;

/**
 * The stay a guest asks for: without a start today's, without an end one night, and one night too
 * when both are the same day. Refuses one that ends before it starts, starts before today or ends
 * more than 730 days ahead.
 */
export function stayAsked(
  start: string | undefined,
  end: string | undefined,
  today: LocalDate,
): Stay {
  const checkIn = start === undefined ? today : localDate(start);
  const asked = end === undefined ? checkIn : localDate(end);
  if (asked < checkIn) throw new Refusal('stay-too-short', 'The stay ends before it starts');
  if (checkIn < today) throw new Refusal('stay-in-the-past', 'The stay begins before today');
  notTooFar(checkIn, today);
  const checkOut = asked === checkIn ? addDays(checkIn, 1) : asked;
  return { checkIn, checkOut: notTooFar(checkOut, today) };
}

/**
 * Every stay of so many nights that begins in a month (`YYYY-MM`), from today on. Refuses a month that is
 * past, and one in which no such stay ends within 730 days.
 */
export function staysInMonth(month: string, nights: number, today: LocalDate): [Stay, ...Stay[]] {
  const first = localDate(`${month}-01`);
  const next = `${addDays(first, LONGEST_MONTH).slice(0, 7)}-01`;
  if (next <= today) throw new Refusal('stay-in-the-past', 'The month is past');
  const stayFrom = (checkIn: LocalDate) => ({ checkIn, checkOut: addDays(checkIn, nights) });
  const earliest = stayFrom(first < today ? today : first);
  notTooFar(earliest.checkOut, today);
  const stays: [Stay, ...Stay[]] = [earliest];
  for (let day = addDays(earliest.checkIn, 1); day < next; day = addDays(day, 1)) {
    const stay = stayFrom(day);
    if (stay.checkOut <= addDays(today, DAYS_AHEAD)) stays.push(stay);
  }
  return stays;
}

const LONGEST_MONTH = 31;

/** Days of a calendar: `to` is exclusive. */
export type DayRange = Readonly<{ from: LocalDate; to: LocalDate }>;

/**
 * The days a calendar is asked for: without a start from today, without an end 365 days of them or
 * as many as can be booked. As far back as ahead: 730 days.
 */
export function daysAsked(
  { from, to }: Readonly<{ from?: string; to?: string }>,
  today: LocalDate,
): DayRange {
  const first = from === undefined ? today : localDate(from);
  if (first < addDays(today, -DAYS_AHEAD))
    throw new Refusal('stay-in-the-past', `Calendars go back ${DAYS_AHEAD} days`);
  notTooFar(first, today);
  const furthest = addDays(today, DAYS_AHEAD);
  const usual = addDays(first < today ? today : first, CALENDAR_DAYS);
  const end = to === undefined ? (usual < furthest ? usual : furthest) : localDate(to);
  if (end <= first) throw new Refusal('stay-too-short', 'The calendar ends before it starts');
  return { from: first, to: notTooFar(end, today) };
}

function notTooFar(day: LocalDate, today: LocalDate): LocalDate {
  if (day > addDays(today, DAYS_AHEAD))
    throw new Refusal('stay-too-far-ahead', `Calendars go ${DAYS_AHEAD} days ahead`);
  return day;
}
